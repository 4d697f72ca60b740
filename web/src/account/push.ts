/** Web Push to this browser, through its service worker (public/sw.js). */
import type { Calls, PushEndpoint } from '../generated/types/protocol';
import { sha256 } from '../lib/sha256';
import { decoded, encoded } from './base64';
import { account } from './requests';

/** Whether this browser can be pushed to at this address. */
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && import.meta.env.PROD;

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The server names an address by the beginning of its hash. */
const idOf = (address: string) => sha256(address).slice(0, 24);

export async function isPushedHere(known: readonly PushEndpoint[]): Promise<boolean> {
  const mine = await subscription();
  return mine !== null && known.some(({ id }) => id === idOf(mine.endpoint));
}

/** Asks the person, then the browser, then tells the server. */
export async function pushHere(key: string, language: string, zone: string): Promise<Calls> {
  if ((await Notification.requestPermission()) !== 'granted') throw new DOMException('', 'NotAllowedError');
  const worker = await navigator.serviceWorker.ready;
  const mine = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) });
  return account.addPush(mine.endpoint, encoded(mine.getKey('p256dh')!), encoded(mine.getKey('auth')!), language, zone);
}

export async function stopPushHere(known: readonly PushEndpoint[]): Promise<Calls> {
  const mine = await subscription();
  await mine?.unsubscribe();
  const here = mine && known.find(({ id }) => id === idOf(mine.endpoint));
  return here ? account.removePush(here.id) : account.calls();
}
