import { socket } from '../table/socket';
import { hasServer } from './hosting';

/** The server tells when its lists change; without a word of it they are asked for all the same after this time. */
const PATIENCE = 4000;

/** Calls `load` when the lists of tables have to be asked for: at first, and whenever one of them has changed. Returns how to stop. */
export function watchLists(load: () => void): () => void {
  const late = setTimeout(load, hasServer ? PATIENCE : 0);
  const detach = socket.attach(
    (message) => message.type === 'ListsChanged' && load(),
    (open) => {
      if (!open) return;
      clearTimeout(late);
      socket.send({ type: 'WatchLists' });
      load();
    },
  );
  return () => {
    clearTimeout(late);
    socket.send({ type: 'UnwatchLists' });
    detach();
  };
}
