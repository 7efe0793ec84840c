/** The sounds of the table, synthesised without audio files. They are off by default. */

export type Sound = 'deal' | 'move' | 'home' | 'refuse' | 'win';

/** The sound of cards: short bursts of filtered noise. */
interface Burst {
  /** The length of a burst. */
  s: number;
  /** The centre of the frequency band. */
  hz: number;
  gain: number;
  /** The number of bursts. */
  times: number;
  /** The time from one burst to the next, in seconds. */
  interval: number;
}

/** A sequence of tones. */
interface Chime {
  /** The frequencies of the tones. */
  hz: readonly number[];
  /** The length of a tone. */
  s: number;
  /** The time from one tone to the next, in seconds. */
  interval: number;
  gain: number;
}

const BURSTS: Partial<Record<Sound, Burst>> = {
  deal: { s: 0.045, hz: 2600, gain: 0.12, times: 12, interval: 0.055 },
  move: { s: 0.06, hz: 1900, gain: 0.3, times: 1, interval: 0 },
  home: { s: 0.05, hz: 2400, gain: 0.25, times: 1, interval: 0 },
};

const CHIMES: Partial<Record<Sound, Chime>> = {
  home: { hz: [784], s: 0.22, interval: 0, gain: 0.06 },
  refuse: { hz: [150], s: 0.14, interval: 0, gain: 0.12 },
  win: { hz: [523, 659, 784, 1047, 1319, 1568], s: 0.9, interval: 0.13, gain: 0.08 },
};

/** The partials of a tone: its multiple of the frequency, its share of the loudness and of the length. Together they sound like a music box. */
const PARTIALS = [
  [1, 1, 1],
  [2, 0.28, 0.6],
  [4.1, 0.08, 0.25],
] as const;

/** Frequencies above this are muffled, so that no sound is shrill. */
const SOFT_HZ = 6_500;

let context: AudioContext | null = null;
/** What all sounds go through. Its gain is the volume. */
let output: GainNode | null = null;

/** Plays a sound. `volume` is relative to normal. Does nothing before the player's first click or key, because browsers do not allow sound earlier. */
export function sound(what: Sound, volume: number): void {
  // The sound of the first deal can come before any input, and an AudioContext would then make the browser log a warning.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  output ??= newOutput(context);
  output.gain.value = volume;
  const { currentTime } = context;
  const burst = BURSTS[what];
  const chime = CHIMES[what];
  for (let i = 0; burst && i < burst.times; i++) playBurst(output, burst, currentTime + i * burst.interval);
  for (const [i, hz] of chime?.hz.entries() ?? [])
    if (chime) playTone(output, chime, hz, currentTime + i * chime.interval);
}

function newOutput(audio: AudioContext): GainNode {
  const gain = new GainNode(audio);
  gain.connect(new BiquadFilterNode(audio, { type: 'lowpass', frequency: SOFT_HZ })).connect(audio.destination);
  return gain;
}

function playBurst(to: GainNode, { s, hz, gain }: Burst, at: number): void {
  const audio = to.context;
  const frames = Math.ceil(audio.sampleRate * s);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hz * (0.9 + Math.random() * 0.2), Q: 0.9 });
  source.connect(band).connect(new GainNode(audio, { gain })).connect(to);
  source.start(at);
}

function playTone(to: GainNode, { s, gain }: Chime, hz: number, at: number): void {
  for (const [multiple, loudness, length] of PARTIALS) {
    const source = new OscillatorNode(to.context, { type: 'sine', frequency: hz * multiple });
    const fade = new GainNode(to.context, { gain: 0 });
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(gain * loudness, at + 0.012);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + s * length);
    source.connect(fade).connect(to);
    source.start(at);
    source.stop(at + s * length);
  }
}
