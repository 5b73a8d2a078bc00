/** A move, a try, a state: as messages.schema.json describes each. */
export interface BoardEvent {
  type: 'ready' | 'resize' | 'state' | 'move' | 'illegal' | 'end' | 'hint' | 'lesson' | 'exercise' | 'focusexit' | 'drawn' | 'error';
  [member: string]: unknown;
}

export interface BoardState {
  type: 'state';
  /** Of a running game with hidden parts: the position alone, as the viewer may know it. */
  record: string;
  /** The same as it stands behind `#g=` in a link. */
  link: string;
  /** Whether the record has all moves. */
  whole: boolean;
  ply: number;
  plies: number;
  /** A seat, from 1; 0: nobody's turn. */
  turn: number;
  over: boolean;
  winners: number[];
}

/**
 * `<uni-board game="unlur" mode="lesson" lesson="bridges">`. Attributes are those of the board's address; besides these `base`, `record`,
 * `link`, `position`, and an exercise in a `<script type="text/uniboard">` child. Events: `uniboard-` and the type, with the message as
 * `detail`; `uniboard-xapi` with a statement.
 */
export declare class UniBoard extends HTMLElement {
  /** Where the site is; ends in a slash. */
  static base: string;
  readonly state: BoardState | null;
  address(poster?: boolean): string;
  send(order: { type: string; [member: string]: unknown }): void;
  load(kind: 'record' | 'link' | 'position' | 'exercise', text: string): void;
  new(asked?: Record<string, string>): void;
  set(asked: Record<string, string>): void;
  goto(ply: number): void;
  play(move: string): void;
  undo(): void;
  redo(): void;
  hint(): void;
  lock(moves?: string[]): void;
  highlight(places?: string[]): void;
  pause(paused?: boolean): void;
  getState(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'uni-board': UniBoard;
  }
}
