import type { ToClient, ToServer } from '../generated/types/protocol';

/** A way to whoever runs a table: the WebSocket to the server, or the engine in this page. Both speak docs/protocol.md. */
export interface Link {
  /** Whether there can be somebody to talk to. */
  readonly chats: boolean;
  /** Calls `watcher` whenever the connection opens or is lost, and at once if it is open. Returns how to stop. */
  attach(listener: (message: ToClient) => void, watcher: (open: boolean) => void): () => void;
  /** Sends if the connection is open; what must not be lost is sent again by its owner when it opens. */
  send(message: ToServer): void;
}
