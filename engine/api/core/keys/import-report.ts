import { keyForm } from '#domain/keys/key-text.ts';
import type { FoundKey } from './find-key-option.ts';

/** A line that gave no key; never with the key itself. */
export interface ImportProblem {
  readonly line: number;
  readonly reason: string;
}

/** A line whose key an earlier line has, or the program had already. */
export interface DuplicateLine {
  readonly line: number;
  readonly known_from: 'file' | 'program';
}

export interface ImportCounts {
  readonly imported: number;
  /** Keys that are in the file twice or in the program's pool already, whatever became of them. */
  readonly duplicates: number;
  readonly rejected: number;
}

export interface ImportReport extends ImportCounts {
  /** What it is kept as. */
  readonly import_id: number;
  /** Duplicates of an earlier line of the file. */
  readonly repeated: number;
  /** The first of each, as many as were asked for. */
  readonly duplicate_lines: readonly DuplicateLine[];
  readonly rejected_lines: readonly ImportProblem[];
  /** How many keys went to each pool. */
  readonly pools: readonly { readonly key_option_id: number; readonly imported: number }[];
  readonly first_lines: readonly {
    readonly line: number;
    readonly key_option_id: number;
    readonly form: string;
  }[];
  /** Of all parts of the import so far. */
  readonly total: ImportCounts;
}

/** Lines that show what was understood. */
const SHOWN = 5;

/** Collects what comes of each line. */
export class ReportInMaking {
  readonly #told: number;
  readonly #counts = { imported: 0, duplicates: 0, rejected: 0, repeated: 0 };
  readonly #duplicates: DuplicateLine[] = [];
  readonly #rejected: ImportProblem[] = [];
  readonly #pools = new Map<number, number>();
  readonly #first: ImportReport['first_lines'][number][] = [];

  /** @param told how many problems of each sort are told line by line */
  constructor(told: number) {
    this.#told = told;
  }

  found(line: number, { key, key_option_id }: FoundKey): void {
    if (this.#first.length < SHOWN) this.#first.push({ line, key_option_id, form: keyForm(key) });
  }

  stored({ key_option_id }: { readonly key_option_id: number }): void {
    this.#counts.imported += 1;
    this.#pools.set(key_option_id, (this.#pools.get(key_option_id) ?? 0) + 1);
  }

  duplicate(line: number, known_from: DuplicateLine['known_from']): void {
    this.#counts.duplicates += 1;
    if (known_from === 'file') this.#counts.repeated += 1;
    if (this.#duplicates.length < this.#told) this.#duplicates.push({ line, known_from });
  }

  reject(line: number, reason: string): void {
    this.#counts.rejected += 1;
    if (this.#rejected.length < this.#told) this.#rejected.push({ line, reason });
  }

  counts(): ImportCounts & { readonly repeated: number } {
    return { ...this.#counts };
  }

  lines() {
    return {
      duplicate_lines: this.#duplicates,
      rejected_lines: this.#rejected,
      pools: [...this.#pools].map(([key_option_id, imported]) => ({ key_option_id, imported })),
      first_lines: this.#first,
    };
  }
}
