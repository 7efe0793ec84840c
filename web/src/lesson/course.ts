/** A lesson in progress, as the connection of a TableSession. The lesson has the table of every step, and the referee judges other moves. */
import type { Lesson, LessonMove, LessonStep, Problem, Table } from '../protocol/messages';
import { ProblemError } from '../protocol/http';
import type { ConnectTable, TableEvents } from '../socket/connection';
import { Store } from '../state/store';

/** Asks why a move isn't the move of a step. */
export type Judge = (step: number, tried: LessonMove) => Promise<Problem>;

export class Course extends Store<{ step: number }> {
  #events: TableEvents | null = null;
  #seq = 0;

  constructor(
    private readonly lesson: Lesson,
    private readonly judge: Judge,
  ) {
    super({ step: 0 });
  }

  /** The current step. */
  get step(): LessonStep {
    return this.#at(this.snapshot.step);
  }

  readonly connect: ConnectTable = (_, events) => {
    this.#events = events;
    // Wait for the TableSession's constructor, which is still running.
    queueMicrotask(() => {
      events.onState('open', '');
      this.#send(null);
    });
    return {
      send: (message) => {
        if (message.type !== 'play') return false;
        const { ref, source, target, count = 1 } = message;
        // Answers come after the session has noted the request, as over a network.
        queueMicrotask(() => void this.#play(ref, { source, target, count }));
        return true;
      },
      close: () => (this.#events = null),
    };
  };

  /** Goes to a step. */
  goTo(step: number): void {
    if (step < 0 || step >= this.lesson.steps.length) return;
    this.#move(step, null);
  }

  #move(step: number, ref: number | null): void {
    this.update({ step });
    this.#send(ref);
    this.notify();
  }

  #at(step: number): LessonStep {
    const found = this.lesson.steps[step];
    if (!found) throw new Error(`the lesson has no step ${step}`);
    return found;
  }

  /** Sends the table of the current step. The session takes only newer tables, also when the player goes back a step. */
  #send(ref: number | null): void {
    const table: Table = { ...this.step.table, seq: ++this.#seq, ref };
    this.#events?.onMessage(table);
  }

  /** Makes the next move of the lesson, or refuses another move. A player who makes the first move need not read the goal. */
  async #play(ref: number, tried: LessonMove): Promise<void> {
    const { step } = this.snapshot;
    const next = this.step.move ? step : step + 1;
    const wanted = this.lesson.steps[next]?.move;
    if (wanted && isSame(wanted, tried)) return this.#move(next + 1, ref);
    try {
      const { code, message, phrase = null } = await this.judge(step, tried);
      this.#events?.onMessage({ type: 'refused', ref, seq: this.#seq, code, message, phrase });
    } catch (error) {
      const { code, message, phrase } = error instanceof ProblemError ? error : new ProblemError('unreachable', '');
      this.#events?.onMessage({ type: 'refused', ref, seq: this.#seq, code, message, phrase });
    }
  }
}

/** Whether two moves are the same. All foundations that accept a card are. */
function isSame(one: LessonMove, other: LessonMove): boolean {
  const place = (pile: string): string => pile.replace(/^f\d+$/, 'f');
  return one.source === other.source && one.count === other.count && place(one.target) === place(other.target);
}
