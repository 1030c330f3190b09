import type { PlayedCard } from '../../../core/bingo-card/played-card.ts';
import type { Direction } from '../../../kit/parts/grid-keys.ts';

/** What a picture of a card shows. */
export interface PictureSource {
  readonly title: string;
  readonly program: string;
  readonly seed: string;
  /** Where the card is: "creators.example". */
  readonly host: string;
  /** What the free cell says. */
  readonly free: string;
  readonly direction: Direction;
  readonly played: PlayedCard;
}
