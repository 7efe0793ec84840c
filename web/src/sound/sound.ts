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
  hz: number[];
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
  win: { hz: [523, 659, 784, 1047], s: 0.6, interval: 0.11, gain: 0.08 },
};

let context: AudioContext | null = null;

/** Plays a sound. Does nothing before the player's first click or key, because browsers do not allow sound earlier. */
export function sound(what: Sound): void {
  // The sound of the first deal can come before any input, and an AudioContext would then make the browser log a warning.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const burst = BURSTS[what];
  const chime = CHIMES[what];
  for (let i = 0; burst && i < burst.times; i++) playBurst(context, burst, context.currentTime + i * burst.interval);
  chime?.hz.forEach((hz, i) =>
    playTone(context as AudioContext, chime, hz, (context as AudioContext).currentTime + i * chime.interval),
  );
}

function playBurst(audio: AudioContext, { s, hz, gain }: Burst, at: number): void {
  const frames = Math.ceil(audio.sampleRate * s);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hz * (0.9 + Math.random() * 0.2), Q: 0.9 });
  source.connect(band).connect(new GainNode(audio, { gain })).connect(audio.destination);
  source.start(at);
}

function playTone(audio: AudioContext, { s, gain }: Chime, hz: number, at: number): void {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: hz });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(gain, at + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + s);
  source.connect(fade).connect(audio.destination);
  source.start(at);
  source.stop(at + s);
}
