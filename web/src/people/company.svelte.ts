import type { BlockKind, Company, OperatorNotice, Person, ReportKind } from '../generated/types/protocol';
import { call } from '../lib/api';
import { me } from '../lib/me.svelte';
import { hasServer } from '../lib/hosting';

const NOBODY: Company = { follows: [], blocks: [], invitations: [] };
const part = (id: string) => encodeURIComponent(id);

/** Whom I follow, whom I do not want to hear, and who asks me to play. */
class CompanyState {
  known = $state.raw<Company>(NOBODY);
  /** The invitation that a new table should have sent, and why it was not. */
  missed = $state.raw<{ table: string; whom: Person | null; why: unknown } | null>(null);
  #asked = false;

  /** Asks once; without a server or an answer there is nobody. */
  load(): void {
    if (this.#asked || !hasServer) return;
    this.#asked = true;
    void me.load().then(() => this.#take(call<Company>('GET', '/me/company')).catch(() => undefined));
  }
  again(): void {
    this.#asked = false;
    this.load();
  }

  follows = (player: string) => this.known.follows.some((one) => one.player.id === player);
  isSilenced = (player: string) => this.known.blocks.some((one) => one.player.id === player);
  blockOf = (player: string) => this.known.blocks.find((one) => one.player.id === player)?.kind;

  follow = (player: string) => this.#take(call<Company>('PUT', `/me/follows/${part(player)}`));
  unfollow = (player: string) => this.#take(call<Company>('DELETE', `/me/follows/${part(player)}`));
  block = (player: string, kind: BlockKind) => this.#take(call<Company>('PUT', `/me/blocks/${part(player)}`, { kind }));
  unblock = (player: string) => this.#take(call<Company>('DELETE', `/me/blocks/${part(player)}`));
  async invite(table: string, player: string): Promise<void> {
    await this.#take(call<Company>('POST', `/tables/${part(table)}/invite`, { player }));
    this.missed = null;
  }
  /** For who leaves the page in the meantime: what goes wrong is kept for the page of the table. */
  async inviteFirst(table: string, player: string, whom: Person | null): Promise<void> {
    await this.invite(table, player).catch((why: unknown) => (this.missed = { table, whom, why }));
  }
  report = (kind: ReportKind, subject: string, quoted: string, reason: string) =>
    this.#take(call<Company>('POST', '/reports', { kind, subject, quoted, reason }));
  named = (name: string) => call<Person[]>('GET', `/people?name=${part(name)}`);

  async #take(answer: Promise<Company>): Promise<void> {
    this.known = await answer;
  }
}
export const company = new CompanyState();

export const operatorNotice = () => call<OperatorNotice>('GET', '/notice');
