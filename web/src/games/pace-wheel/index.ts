import type { Action, Event, Remark } from '../../generated/types/pace-wheel';
import type { Seat } from '../../generated/types/protocol';
import { game } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { apply, beats, courseOf, left, seatOf, SKILLS, teamOf, type Drawn } from './race';
import { result } from './result';
import Side from './Side.svelte';
import { actionLabel } from './sentences';

/** Events that a player causes without riding. */
const owner = (event: Event): Seat | null => ('racer' in event ? seatOf(event.racer) : 'seat' in event ? event.seat : null);

export default game<Drawn, Action, Event, Remark>({
  Board,
  Aside,
  Side,
  dock: { wide: 168, phone: 164 },
  plain: (action) => action.type === 'Say' && (action.word === 'DONE' || action.word === 'KEEP'),
  label: (offer, words) => actionLabel(offer, words),
  subject: (event) => owner(event),
  subtitle(view, words) {
    const course = courseOf(view);
    return words.text('board.subtitle', {
      title: course.title,
      length: course.road.length,
      stage: view.position.stage,
      stages: view.stages.length,
      turn: view.position.turn,
    });
  },
  status(view, seat, words) {
    const team = teamOf(view, seat);
    const points = team.reduce((sum, [, rider]) => sum + SKILLS.reduce((all, skill) => all + left(rider, skill), 0), 0);
    const line = words.text('board.left', { points });
    if (view.general.length === 0) return line;
    return `${line}\n${words.text('board.total', { points: Math.min(...team.map(([, rider]) => rider.points)) })}`;
  },
  heading(event, words) {
    if (event.type === 'TurnStarted') return words.text('board.turn', { turn: event.turn, seat: event.seat });
    return event.type === 'StageStarted' ? words.text('board.stage', { stage: event.stage, course: event.course }) : null;
  },
  apply,
  beats,
  result,
  endsStage: (event, view) => event.type === 'StageScored' && view.position.stage < view.stages.length,
  silent: (event) => event.type === 'TurnStarted' || event.type === 'Moved',
});
