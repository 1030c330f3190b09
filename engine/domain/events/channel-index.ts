import type { Channel } from './channels.ts';

type Place = Pick<Channel, 'segments' | 'wildcard'>;

interface Node<Subscriber> {
  readonly children: Map<string, Node<Subscriber>>;
  /** Subscribers of this very channel. */
  readonly here: Set<Subscriber>;
  /** Subscribers of all channels below. */
  readonly below: Set<Subscriber>;
}

/**
 * Who subscribed to what. Finding the subscribers of a channel takes one lookup per segment, however
 * many channels and subscribers there are; places that nobody subscribes to any more take no memory.
 */
export class ChannelIndex<Subscriber> {
  readonly #root: Node<Subscriber> = emptyNode();

  /** Adds a subscriber; the same one at the same place counts once. */
  add(channel: Place, subscriber: Subscriber): void {
    let node = this.#root;
    for (const segment of channel.segments) {
      let child = node.children.get(segment);
      if (!child) {
        child = emptyNode();
        node.children.set(segment, child);
      }
      node = child;
    }
    (channel.wildcard ? node.below : node.here).add(subscriber);
  }

  /** Takes a subscriber away; true where there was one. */
  remove(channel: Place, subscriber: Subscriber): boolean {
    const way = [this.#root];
    for (const segment of channel.segments) {
      const next = way.at(-1)?.children.get(segment);
      if (!next) return false;
      way.push(next);
    }
    const last = way.at(-1) ?? this.#root;
    const removed = (channel.wildcard ? last.below : last.here).delete(subscriber);
    for (let depth = way.length - 1; depth > 0 && isEmpty(way[depth]); depth -= 1)
      way[depth - 1]?.children.delete(channel.segments[depth - 1] ?? '');
    return removed;
  }

  /** Visits every subscriber of a single channel, once for each place that takes it in. */
  each(segments: readonly string[], visit: (subscriber: Subscriber) => void): void {
    let node: Node<Subscriber> | undefined = this.#root;
    for (const segment of segments) {
      for (const subscriber of node.below) visit(subscriber);
      node = node.children.get(segment);
      if (!node) return;
    }
    for (const subscriber of node.here) visit(subscriber);
  }

  /** True where nobody is subscribed to anything. */
  get empty(): boolean {
    return isEmpty(this.#root);
  }
}

function emptyNode<Subscriber>(): Node<Subscriber> {
  return { children: new Map(), here: new Set(), below: new Set() };
}

function isEmpty(node: Node<unknown> | undefined): boolean {
  return !node || (node.children.size === 0 && node.here.size === 0 && node.below.size === 0);
}
