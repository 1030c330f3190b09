import { type PointerEvent, useRef, useState } from 'react';
import type { Arranging } from './use-arranging.ts';

/** Pixels that a pointer may tremble before it drags. */
const TREMBLE = 6;

interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  /** Whether it has moved far enough to be meant. */
  moving: boolean;
}

/** What a thing that can be dragged listens to; spread onto it. */
interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

export interface Dragging {
  /** The item under the pointer, once it moves. */
  readonly dragged: string | undefined;
  /** The cell that it would take. */
  readonly target: number | undefined;
  readonly handlersFor: (id: string | null) => DragHandlers;
  /** What a press does; the one that ends a drag does nothing more. */
  readonly pressed: (press: () => void) => void;
}

/** Moving items by pointer or finger: what is dragged follows, and drops into the cell below. */
export function useDragging({ pickUp, putDown, cancel }: Arranging): Dragging {
  const drag = useRef<Drag | undefined>(undefined);
  const justDragged = useRef(false);
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<number>();

  /** Ends a drag over the cell that `below` finds, or over none. */
  const end = (below: (dragged: HTMLElement) => number | undefined) => {
    const { current } = drag;
    drag.current = undefined;
    if (!current?.moving) return;
    current.element.style.translate = '';
    const cell = below(current.element);
    if (cell === undefined) cancel();
    else putDown(cell, current.id);
    setDragged(undefined);
    setTarget(undefined);
    justDragged.current = true;
    // A drag that ends elsewhere is followed by no press.
    setTimeout(() => {
      justDragged.current = false;
    });
  };

  return {
    dragged,
    target,
    handlersFor: (id) => ({
      onPointerDown: (event) => {
        if (id === null || !event.isPrimary || event.button !== 0) return;
        const { clientX: x, clientY: y, currentTarget: element } = event;
        drag.current = { id, x, y, element, moving: false };
        // A fast pointer leaves the cell with its first move.
        element.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const { current } = drag;
        if (!current || current.id !== id) return;
        const [x, y] = [event.clientX - current.x, event.clientY - current.y];
        if (!current.moving) {
          if (Math.hypot(x, y) < TREMBLE) return;
          current.moving = true;
          setDragged(id);
          pickUp(id);
        }
        current.element.style.translate = `${x}px ${y}px`;
        setTarget(cellBelow(event, current.element));
      },
      onPointerUp: (event) => end((dragged) => cellBelow(event, dragged)),
      onPointerCancel: () => end(() => undefined),
    }),
    pressed: (press) => {
      if (!justDragged.current) press();
    },
  };
}

function cellBelow(
  { clientX, clientY }: PointerEvent<HTMLElement>,
  dragged: HTMLElement,
): number | undefined {
  const below = document
    .elementsFromPoint(clientX, clientY)
    .find(
      (element) => element instanceof HTMLElement && element !== dragged && element.dataset.cell,
    );
  return below instanceof HTMLElement ? Number(below.dataset.cell) : undefined;
}
