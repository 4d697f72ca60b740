import type { Action, Kind, Remark } from '../../generated/types/tour-de-france';
import type { Words } from '../../lib/words';
import type { Offer } from '../../table/table';
import { numberOf } from './course';
import { actionTitle } from './race';

/** A square to which a face of the die, or a choice, leads; and what is said of it. */
export interface Lead {
  key: string;
  /** The square beside which it is said. */
  square: string;
  /** Where the rider is sent on to, or empty. */
  to: string;
  faces: number[];
  title: string;
  text: string;
  /** The text where there is room for a sign only. */
  short: string;
  tone: 'good' | 'bad' | 'calm';
  /** Nothing happens there. */
  plain: boolean;
  /** The offer that this is, or empty. */
  choice: string;
}

type Thrown = Extract<Remark, { type: 'IfThrown' | 'IfThrownStays' | 'IfThrownFrees' | 'IfThrownFinishes' }>;
/** A square in a cell of the forecast. */
export interface Cell {
  square: string;
  kind: Kind | null;
  dot: boolean;
  title: string;
  short: string;
  tone: Lead['tone'];
  to: string;
}

export const thrown = (remarks: Remark[]): Thrown[] => remarks.filter((r): r is Thrown => r.type.startsWith('IfThrown'));

interface Gives {
  to: string;
  orange: number;
  points: number;
  suffers: Kind;
}

/** What a landing gives and costs, in a few words. */
function given({ to, orange, points, suffers }: Gives, words: Words): Pick<Lead, 'text' | 'tone' | 'plain'> {
  const parts = [
    ...(to ? [words.text('board.gives.on', { number: numberOf(to) })] : []),
    ...(orange ? [words.text('board.gives.orange', { points: orange })] : []),
    ...(points ? [words.text('board.gives.bank', { points })] : []),
    ...(suffers === 'PLAIN' ? [] : [words.text(`board.gives.${suffers}`)]),
  ];
  const tone = suffers === 'PLAIN' || suffers === 'MEND' ? (parts.length ? 'good' : 'calm') : 'bad';
  return { text: parts.join(', ') || words.text('board.gives.nothing'), tone, plain: parts.length === 0 };
}

const landing = (kind: Kind, dot: boolean, words: Words) => (dot && kind === 'PLAIN' ? words.text('board.dot') : words.name(kind));

function ofFace(remark: Thrown, start: string, words: Words): Omit<Lead, 'faces' | 'key'> {
  const base = { to: '', choice: '', tone: 'calm' as const, plain: false, square: start, short: short(remark, words) };
  switch (remark.type) {
    case 'IfThrown': {
      const sent = remark.via !== '';
      const gives = given({ ...remark, to: sent ? remark.square : '' }, words);
      const title = sent ? words.name(remark.sender) : landing(remark.kind, remark.dot, words);
      return { ...base, square: sent ? remark.via : remark.square, to: sent ? remark.square : '', title, ...gives };
    }
    case 'IfThrownStays':
      return {
        ...base,
        square: remark.square,
        title: words.text('board.tag.stays'),
        text: words.text('board.tag.here', { number: numberOf(remark.square) }),
      };
    case 'IfThrownFrees':
      return {
        ...base,
        square: remark.square,
        title: words.text('board.tag.frees'),
        text: words.text('board.tag.next'),
        tone: 'good',
      };
    case 'IfThrownFinishes':
      return { ...base, title: words.text('board.tag.finish'), text: words.text('board.tag.home'), tone: 'good' };
  }
}

/** The squares that a throw can lead to with these points added; faces that end alike share one. */
export function forecast(remarks: Remark[], added: number, start: string, words: Words): Lead[] {
  const leads = new Map<string, Lead>();
  for (const remark of thrown(remarks).filter((r) => r.added === added)) {
    const lead = ofFace(remark, start, words);
    const key = `${lead.square} ${lead.to} ${lead.title} ${lead.text}`;
    const known = leads.get(key);
    if (known?.faces.includes(remark.face)) continue;
    if (known) known.faces.push(remark.face);
    else leads.set(key, { ...lead, key, faces: [remark.face] });
  }
  return [...leads.values()];
}

/** The cells of the forecast under a face: one, or one for each road of a fork. */
export function cells(remarks: Remark[], face: number, added: number, start: string, words: Words): Cell[] {
  return thrown(remarks)
    .filter((r) => r.face === face && r.added === added)
    .map((remark) => {
      const { square, title, tone, to, short } = ofFace(remark, start, words);
      const sent = remark.type === 'IfThrown' && remark.via !== '';
      const kind = remark.type === 'IfThrown' ? (sent ? remark.sender : remark.kind) : null;
      return { square, kind, dot: remark.type === 'IfThrown' && !sent && remark.dot, title, tone, to, short };
    });
}

function short(remark: Thrown, words: Words): string {
  switch (remark.type) {
    case 'IfThrown':
      return [
        ...(remark.via ? [words.text('board.short.on', { number: numberOf(remark.square) })] : []),
        ...(remark.orange ? [`+${remark.orange}`] : []),
        ...(remark.suffers === 'PLAIN' ? [] : [words.text(`board.short.${remark.suffers}`)]),
      ].join(' ');
    case 'IfThrownStays':
      return words.text('board.short.stays');
    case 'IfThrownFrees':
      return words.text('board.short.frees');
    case 'IfThrownFinishes':
      return words.text('board.short.finish');
  }
}

const MOVERS: Kind[] = ['SPRINT', 'BR1', 'BR3', 'DESCENT'];

/** Where choices lead; `here` is the square of the rider who chooses. */
export function choices(offers: Offer<Action, Remark>[], here: string, start: string, words: Words): Lead[] {
  return offers.map((offer) => {
    const sums: Gives = { to: '', orange: 0, points: 0, suffers: 'PLAIN' };
    let square = here;
    let name = '';
    let sent = false;
    for (const remark of offer.remarks) {
      if (remark.type === 'GainsOrange') sums.orange += remark.points;
      else if (remark.type === 'GainsPoints') sums.points += remark.points;
      else if (remark.type === 'Suffers' && MOVERS.includes(remark.kind)) sent = true;
      else if (remark.type === 'Suffers') sums.suffers = remark.kind;
      else if (remark.type === 'LandsOn') [square, name] = [remark.square, landing(remark.kind, remark.dot, words)];
      else if (remark.type === 'CrossesFinish') [square, name] = [start, words.text('board.tag.finish')];
      else if (remark.type === 'ThenChooses') [square, name] = [remark.fork, words.text('board.tag.fork')];
      else if (remark.type === 'Frees') name = words.text('board.tag.frees');
      else if (remark.type === 'ComesUpTo') [square, name] = [remark.square, words.text('board.tag.group', { squares: remark.squares })];
      else if (remark.type === 'PlansRoute') [square, name] = [remark.square, words.text('board.tag.always')];
      else if (remark.type === 'StaysOn') name ||= words.text(offer.action.type === 'Stay' ? 'board.tag.remains' : 'board.tag.stays');
    }
    const { text, tone, plain } = given(sums, words);
    return {
      key: offer.text,
      square,
      to: '',
      faces: [],
      title: words.text('board.tag.choice', { title: actionTitle(offer.action, words), number: numberOf(square) }),
      text: plain ? name : `${name}, ${text}`,
      short: '',
      plain: false,
      tone: sent && tone === 'calm' ? 'good' : tone,
      choice: offer.text,
    };
  });
}
