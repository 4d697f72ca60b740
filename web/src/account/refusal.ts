/** Whether the browser or the person said no to a passkey; nothing is wrong then. */
export const isRefusal = (problem: unknown): boolean =>
  problem instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(problem.name);
