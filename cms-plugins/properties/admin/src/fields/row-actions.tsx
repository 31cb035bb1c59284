import { Flex, IconButton } from "@strapi/design-system";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Trash } from "@strapi/icons";
import type { ReactNode } from "react";

interface RowActionsProps {
  /** What each button does, for screen readers. */
  labels: { back: string; on: string; remove: string };
  /** From 1. */
  number: number;
  count: number;
  disabled?: boolean;
  /** Items in a row move sideways. */
  sideways?: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
  /** Further buttons, before the one that removes. */
  children?: ReactNode;
}

/** The buttons of an item in a list that staff order by hand. */
export function RowActions({ labels, number, count, disabled, sideways, onMove, onRemove, children }: RowActionsProps) {
  return (
    <Flex>
      <IconButton
        variant="ghost"
        size="S"
        label={labels.back}
        disabled={disabled || number === 1}
        onClick={() => onMove(-1)}
      >
        {sideways ? <ArrowLeft /> : <ArrowUp />}
      </IconButton>
      <IconButton
        variant="ghost"
        size="S"
        label={labels.on}
        disabled={disabled || number === count}
        onClick={() => onMove(1)}
      >
        {sideways ? <ArrowRight /> : <ArrowDown />}
      </IconButton>
      {children}
      <IconButton variant="ghost" size="S" label={labels.remove} disabled={disabled} onClick={onRemove}>
        <Trash />
      </IconButton>
    </Flex>
  );
}
