import type { Kind } from '../../generated/types/tour-de-france';

/** The shape and colour that a kind of square shares with its like, and the picture or figure on it. */
export interface Sign {
  form: 'plain' | 'good' | 'stage' | 'wait' | 'bad' | 'stop' | 'start';
  icon?: string;
  figure?: string;
  /** The rule that a tap on it opens. */
  rule: string;
}

/** Pictures on a 24 x 24 field around the origin, drawn with a line of the current colour. */
export const SIGNS: Record<Kind, Sign> = {
  START: { form: 'start', rule: 'TF-09' },
  PLAIN: { form: 'plain', rule: 'TF-05' },
  SPRINT: { form: 'good', icon: 'M2-9-6 2h5l-2 8 9-12H1z', rule: 'TF-12' },
  BR1: { form: 'good', figure: '+1', rule: 'TF-16' },
  BR3: { form: 'good', figure: '+3', rule: 'TF-16' },
  DESCENT: { form: 'good', icon: 'M-8-6 8 6M8 6H1M8 6V-1', rule: 'TF-36' },
  STAGE: { form: 'stage', icon: 'M-6 9V-9H7L3-5l4 5H-6', rule: 'TF-21' },
  CAMERA: { form: 'wait', icon: 'M-9-5H9V7H-9zM-3.5 1a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M-4-5l2-3h4l2 3', rule: 'TF-13' },
  MEND: { form: 'wait', icon: 'M-7 8l8-9M1-1a5 5 0 0 1 6-7l-3 3 2 2 3-3a5 5 0 0 1-7 6', rule: 'TF-25' },
  GRP: {
    form: 'wait',
    icon: 'M-7.6-3a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M2.4-3a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M-9 6c0-7 8-7 8 0M1 6c0-7 8-7 8 0',
    rule: 'TF-25',
  },
  OIL: { form: 'bad', icon: 'M0-9C4-3 6 0 6 3a6 6 0 0 1-12 0c0-3 2-6 6-12z', rule: 'TF-19' },
  SPIKES: { form: 'bad', icon: 'M-9 6-6-5-3 6 0-7 3 6 6-5 9 6z', rule: 'TF-19' },
  SCREWS: { form: 'bad', icon: 'M-5-8h10M0-8V8M-3.5-3l7 2M-3.5 1l7 2M-2 5l4 1', rule: 'TF-18' },
  SLIP: { form: 'bad', icon: 'M-8 3q4-6 8 0t8 0M-8 8q4-6 8 0t8 0M2-9l-6 7', rule: 'TF-17' },
  DC: { form: 'bad', figure: '1', rule: 'TF-23' },
  T2: { form: 'bad', figure: '−2', rule: 'TF-31' },
  MISS: { form: 'bad', icon: 'M-4-7V7M4-7V7', rule: 'TF-34' },
  SPECTATOR: { form: 'bad', icon: 'M-9 0q9-10 18 0q-9 10-18 0zM-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0', rule: 'TF-35' },
  OVER3: { form: 'stop', figure: '3+', rule: 'TF-27' },
  RAIDE: { form: 'stop', icon: 'M-9 7-3-4 0 1 3-7 9 7z', rule: 'TF-47' },
  MAX2: { form: 'stop', figure: '1·2', rule: 'TF-50' },
};

/** The legend: kinds that do the same stand together; its words are under the first of them. */
export const LEGEND: Kind[][] = [
  ['SPRINT', 'DESCENT', 'BR1'],
  ['BR3'],
  ['STAGE'],
  ['CAMERA'],
  ['MEND'],
  ['GRP'],
  ['OIL', 'SPIKES', 'SCREWS', 'SLIP'],
  ['DC'],
  ['T2'],
  ['MISS', 'SPECTATOR'],
  ['OVER3'],
  ['RAIDE'],
  ['MAX2'],
];
