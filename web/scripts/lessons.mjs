// Reads the lessons (docs/lessons.md): what a task takes from a scenario file is put into it, so that the page needs nothing else.
const LANGUAGES = ['en', 'fr'];
const LESSON = ['title', 'rules', 'tasks'];
const TASK = 'from seats options seat bot position dice moves say do solve goal within hints wrong done also'.split(' ');
const WRONG = ['play', 'event', 'then', 'say'];
const ALSO = ['from', 'seat', 'say'];

function onlyFields(value, known, where) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Error(`${where} is not an object`);
  for (const name of Object.keys(value)) if (!known.includes(name)) throw new Error(`${where} has an unknown field "${name}"`);
}

function text(value, where) {
  onlyFields(value, LANGUAGES, where);
  for (const language of LANGUAGES) {
    if (typeof value[language] !== 'string' || !value[language].trim()) throw new Error(`${where} has no text in "${language}"`);
  }
  return value;
}

/** What a study begins with (web/src/learn/study.ts), and what is played at it. */
function begun(task, scenario, where) {
  const file = task.from === undefined ? { steps: [] } : scenario(task.from);
  if (!file) throw new Error(`${where} names an unknown scenario "${task.from}"`);
  const plays = file.steps.filter((step) => step.play !== undefined);
  const seatOf = (play) => play.seat ?? 'A';
  const seat = task.seat ?? (plays[0] ? seatOf(plays[0]) : 'A');
  const moves = {};
  for (const play of plays) if (seatOf(play) !== seat) (moves[seatOf(play)] ??= []).push(play.play);
  return {
    seats: task.seats ?? file.seats ?? 2,
    options: Object.fromEntries(Object.entries(task.options ?? file.options ?? {}).map(([name, value]) => [name, String(value)])),
    seat,
    bot: task.bot ?? '',
    position: task.position ?? file.position ?? {},
    dice: task.dice ?? plays.map((play) => play.chance ?? []),
    moves: task.moves ?? moves,
    solve: plays.filter((play) => seatOf(play) === seat).map((play) => [play.play]),
  };
}

function readTask(task, scenario, where) {
  onlyFields(task, TASK, where);
  const { solve, ...study } = begun(task, scenario, where);
  const steps = task.solve?.map((step) => [step].flat()) ?? (task.goal ? [] : solve);
  if (steps.length === 0 && !task.goal) throw new Error(`${where} does not say what solves it`);
  return {
    ...study,
    ...(task.say ? { say: text(task.say, `${where}, say`) } : {}),
    do: text(task.do, `${where}, do`),
    solve: steps,
    ...(task.goal ? { goal: task.goal, within: task.within ?? 1 } : {}),
    hints: (task.hints ?? []).map((hint, i) => text(hint, `${where}, hint ${i + 1}`)),
    wrong: (task.wrong ?? []).map((wrong, i) => {
      onlyFields(wrong, WRONG, `${where}, wrong ${i + 1}`);
      return { ...wrong, say: text(wrong.say, `${where}, wrong ${i + 1}`) };
    }),
    done: text(task.done, `${where}, done`),
    also: (task.also ?? []).map((other, i) => {
      onlyFields(other, ALSO, `${where}, also ${i + 1}`);
      return { ...begun(other, scenario, where), say: text(other.say, `${where}, also ${i + 1}`) };
    }),
  };
}

/** A lesson from its file; throws an Error that says what is wrong with it. `scenario` finds the content of a scenario file. */
export function readLesson(id, content, scenario) {
  const file = JSON.parse(content);
  onlyFields(file, LESSON, 'the lesson');
  if (!Array.isArray(file.rules) || file.rules.length === 0) throw new Error('the lesson names no rule');
  if (!Array.isArray(file.tasks) || file.tasks.length === 0) throw new Error('the lesson has no task');
  return {
    id,
    title: text(file.title, 'title'),
    rules: file.rules,
    tasks: file.tasks.map((task, i) => readTask(task, scenario, `task ${i + 1}`)),
  };
}

/** The lessons of a game; one that cannot be read is told of and left out. `files`: id and content, in order. */
export function readCourse(files, scenario, tell) {
  const lessons = [];
  for (const [id, content] of files) {
    try {
      lessons.push(readLesson(id, content, scenario));
    } catch (problem) {
      tell(`lesson ${id} is left out: ${problem.message}`);
    }
  }
  return lessons;
}
