// Reads the courses that come with the games (games/src/main/resources/musette/games) for the pictures of the set-up page.

/** Lines without comments, as words. */
const lines = (text) =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map((line) => line.split(/\s+/));

/** Flamme Rouge: tiles with their turn in degrees, to the right, and their squares; stages as letters of tiles. */
export function readStages(text) {
  const found = { tiles: {}, courses: {} };
  for (const [kind, name, ...rest] of lines(text)) {
    if (kind === 'stage') found.courses[name] = { tiles: rest[0] };
    if (kind !== 'tile') continue;
    const [turn, squares] = rest;
    found.tiles[name] = { turn: turn === '-' ? 0 : Number(turn.slice(1)) * (turn[0] === 'L' ? -1 : 1), squares };
  }
  return found;
}

/** Leader 1: hexagons, races with their routes and tokens, tours with their stages. */
export function readRaces(text) {
  const found = { hexagons: {}, courses: {} };
  let open = null;
  for (const [kind, name, ...rest] of lines(text)) {
    if (kind === 'hex') {
      const [terrain, shape, lanes, milestone, ...more] = rest;
      found.hexagons[name] = { terrain, shape, lanes, milestone: Number(milestone), cobbles: more.some((x) => x.startsWith('cobbles=')) };
    } else if (kind === 'race' || kind === 'tour') open = found.courses[name] = {};
    else if (['route', 'feed', 'sprint', 'finish', 'stages'].includes(kind)) open[kind] = [name, ...rest];
  }
  return found;
}

/** Pace Wheel: profiles as runs, races with their stages. */
export function readProfiles(text) {
  const found = { courses: {} };
  let open = null;
  for (const [kind, name, ...rest] of lines(text)) {
    if (kind === 'course' || kind === 'race') open = found.courses[name] = {};
    else if (['profile', 'feed', 'stages'].includes(kind)) open[kind] = [name, ...rest];
  }
  return found;
}

/** A Tour de France Game: the squares of a board, where they lie and where they lead. */
export function readBoard(text) {
  let id = '';
  const squares = [];
  for (const words of lines(text)) {
    if (words[0] === 'board') id = words[1];
    const at = words.indexOf('>');
    if (at < 0) continue;
    const [x, y] = words[3].split(',').map(Number);
    const medic = words.find((word) => word.startsWith('medic:'))?.slice(6);
    squares.push({
      id: words[0],
      kind: words[1],
      x,
      y,
      to: words[at + 1].split('/'),
      ...(words.includes('dot') && { dot: 1 }),
      ...(medic && { medic }),
    });
  }
  return { [id]: { squares } };
}
