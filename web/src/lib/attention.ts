import { prefs } from './prefs.svelte';

/** Whether this browser can tell somebody in another tab or program. */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Asks once, when somebody turns it on; false if they or the browser say no. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission) === 'granted';
}

let notice: Notification | null = null;

/** It is my turn at a table that I may not be looking at. */
export function callMe(title: string, text: string): void {
  mark(true);
  if (!document.hidden || !prefs.notices || !canNotify() || Notification.permission !== 'granted') return;
  try {
    notice = new Notification(title, { body: text, tag: 'musette-turn', icon: '/favicon.svg' });
    notice.onclick = () => {
      window.focus();
      notice?.close();
    };
  } catch {
    // Some phones allow this to service workers only; the badge and the title remain.
  }
}

/** I have answered, or left. */
export function leaveMe(): void {
  notice?.close();
  notice = null;
  mark(false);
}

let marking: ReturnType<typeof setTimeout> | undefined;

/** Not in the same breath as the board: a browser takes long to change an icon. */
function mark(on: boolean): void {
  clearTimeout(marking);
  marking = setTimeout(() => markNow(on));
}

/** The badge of the installed program, and a dot on the icon of the tab. */
function markNow(on: boolean): void {
  const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  void (on ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => undefined);
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!link) return;
  link.dataset.plain ??= link.getAttribute('href') ?? '';
  link.href = on ? DOTTED : link.dataset.plain;
}

const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M6 12h20l-3 17H9z" fill="#AC3A23" stroke="#20242A" stroke-width="2"/>' +
    '<path d="M8 12q0-9 8-9t8 9" fill="none" stroke="#20242A" stroke-width="2.4"/><circle cx="24" cy="8" r="8" fill="#DFA331" stroke="#20242A" stroke-width="2"/></svg>',
)}`;
