/** The few sounds of the table, made as they are needed: no files. Silent until the player wants them. */

export type Sound = 'deal' | 'move' | 'home' | 'refuse' | 'win';

/** Cards: a short rush of air (length, pitch of its middle, loudness), so often and so far apart. */
interface Rush {
  s: number;
  hz: number;
  gain: number;
  times: number;
  apart: number;
}

/** Tones, one after another. */
interface Chime {
  hz: number[];
  s: number;
  apart: number;
  gain: number;
}

const RUSHES: Partial<Record<Sound, Rush>> = {
  deal: { s: 0.045, hz: 2600, gain: 0.12, times: 12, apart: 0.055 },
  move: { s: 0.06, hz: 1900, gain: 0.3, times: 1, apart: 0 },
  home: { s: 0.05, hz: 2400, gain: 0.25, times: 1, apart: 0 },
};

const CHIMES: Partial<Record<Sound, Chime>> = {
  home: { hz: [784], s: 0.22, apart: 0, gain: 0.06 },
  refuse: { hz: [150], s: 0.14, apart: 0, gain: 0.12 },
  win: { hz: [523, 659, 784, 1047], s: 0.6, apart: 0.11, gain: 0.08 },
};

let context: AudioContext | null = null;

/** Browsers let a page sound only once it was touched: before that this is nothing. */
export function sound(what: Sound): void {
  // A dealt table is no touch: asking before one makes the browser complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const rush = RUSHES[what];
  const chime = CHIMES[what];
  for (let i = 0; rush && i < rush.times; i++) air(context, rush, context.currentTime + i * rush.apart);
  chime?.hz.forEach((hz, i) =>
    tone(context as AudioContext, chime, hz, (context as AudioContext).currentTime + i * chime.apart),
  );
}

function air(audio: AudioContext, { s, hz, gain }: Rush, at: number): void {
  const frames = Math.ceil(audio.sampleRate * s);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hz * (0.9 + Math.random() * 0.2), Q: 0.9 });
  source.connect(band).connect(new GainNode(audio, { gain })).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, { s, gain }: Chime, hz: number, at: number): void {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: hz });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(gain, at + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + s);
  source.connect(fade).connect(audio.destination);
  source.start(at);
  source.stop(at + s);
}
