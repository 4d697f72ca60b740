// What the board of A Tour de France Game makes of events and views.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ apply, heading, revealed }, { Course, numberOf }, { forecast }, { arrange }] = await sources(
  ...['race', 'course', 'leads', 'tags'].map((name) => `games/tour-de-france/${name}`),
);

const words = { text: (key, about) => `${key} ${about.seat}` };

test('the heading of a go names who throws or rides on points, not who has the turn after', () => {
  assert.equal(heading({ type: 'Thrown', seat: 'B', face: 3, rule: '' }, words), 'board.turn B');
  assert.equal(heading({ type: 'PointsRidden', seat: 'C', points: 2, rule: '' }, words), 'board.turn C');
  assert.equal(heading({ type: 'TurnGiven', seat: 'A', rule: '' }, words), null);
});

test('with everything revealed every card is shown, each once, and none is mine', () => {
  const card = (seat) => ({ seat, die: 1, orange: 2, points: 3, total: 3 });
  const views = [
    { viewer: 'B', title: 'x', cards: [card('B')] },
    { viewer: 'A', title: 'x', cards: [card('A'), card('B')] },
    { viewer: 'NONE', title: 'x', cards: [] },
  ];
  const all = revealed(views);
  assert.deepEqual(
    all.cards.map((c) => c.seat),
    ['A', 'B'],
  );
  assert.equal(all.viewer, 'NONE');
  assert.equal(all.title, 'x');
  assert.equal(views[0].cards.length, 1, 'the views stay as they are');
});

test('a square is called by the number on the verge', () => {
  assert.equal(numberOf('M19'), '19');
  assert.equal(numberOf('K05'), '5');
  assert.equal(numberOf('C01'), 'C1');
  assert.equal(numberOf('M00'), '');
});

const square = (id, x, y, exits, kind = 'PLAIN') => ({ id, x, y, exits, kind, km: 0, marks: [], dotted: '', mend: '', medic: '' });

test('a board that nobody has drawn is laid out after its own coordinates, with riders who look where they ride', () => {
  const course = new Course('new', [
    square('M00', 0, 0, ['M01'], 'START'),
    square('M01', 4, 0, ['M02']),
    square('M02', 4, 4, ['M03']),
    square('M03', 0, 4, ['M00']),
  ]);
  assert.equal(course.squares.size, 4);
  for (const s of course.squares.values()) assert.ok(s.x > 0 && s.x < 862 && s.y > 0 && s.y < 600, s.id);
  assert.notEqual(course.left('M00'), course.left('M02'));
});

test('faces that end alike share a tag, and a square that sends on says where to', () => {
  const say = {
    text: (key, about) => [key, ...Object.values(about ?? {})].join(' '),
    name: (kind) => kind,
  };
  const thrown = (face, square, more = {}) => ({
    type: 'IfThrown',
    rule: '',
    face,
    added: 0,
    square,
    kind: 'PLAIN',
    dot: false,
    via: '',
    sender: 'PLAIN',
    orange: 0,
    points: 0,
    suffers: 'PLAIN',
    ...more,
  });
  const leads = forecast(
    [
      thrown(1, 'M16', { dot: true, orange: 2 }),
      thrown(2, 'M20', { via: 'M17', sender: 'BR3' }),
      thrown(3, 'M18'),
      thrown(4, 'M18'),
      { type: 'IfThrownStays', rule: '', face: 5, added: 0, square: 'M15' },
      thrown(1, 'M17', { added: 1 }),
    ],
    0,
    'M00',
    say,
  );
  assert.deepEqual(
    leads.map((lead) => [lead.square, lead.to, lead.faces, lead.tone]),
    [
      ['M16', '', [1], 'good'],
      ['M17', 'M20', [2], 'good'],
      ['M18', '', [3, 4], 'calm'],
      ['M15', '', [5], 'calm'],
    ],
  );
});

test('tags lie inside the frame, off each other and off what is taken', () => {
  const frame = { w: 360, h: 240 };
  const items = [1, 2, 3, 4, 5, 6].map((i) => ({ at: { x: 40 + i * 40, y: 120 }, w: 140, h: 26 }));
  const taken = [{ x: 300, y: 0, w: 60, h: 56 }];
  const rects = arrange(frame, items, taken, []);
  const apart = (a, b) => a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h;
  rects.forEach((rect, i) => {
    assert.ok(rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= frame.w && rect.y + rect.h <= frame.h);
    assert.ok(apart(rect, taken[0]));
    for (const other of rects.slice(i + 1)) assert.ok(apart(rect, other));
  });
});

test('my card changes with the event', () => {
  const view = { options: {}, riders: [], cards: [{ seat: 'A', die: 4, orange: 0, points: 2, total: 4 }] };
  assert.equal(apply(view, { type: 'Thrown', seat: 'A', face: 3, rule: '' }).cards[0].die, 7);
  assert.equal(apply(view, { type: 'PointsAdded', seat: 'A', points: 1, face: 3, total: 4, rule: '' }).cards[0].points, 1);
  const scored = apply(view, { type: 'DotScored', seat: 'A', square: 'M02', points: 2, rule: '' });
  assert.deepEqual([scored.cards[0].orange, scored.cards[0].total], [2, 6]);
  assert.deepEqual(apply(view, { type: 'Thrown', seat: 'B', face: 3, rule: '' }).cards, view.cards);
});
