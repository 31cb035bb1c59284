import { Badge, Box, MenuItem, SimpleMenu, Typography } from "@strapi/design-system";
import { useState } from "react";
import { isDraft } from "../fields/is-unpublished";
import { useMarquees } from "../fields/use-marquees";
import { useMessages } from "../use-messages";
import { changedListing, DraftBadge, WithdrawnBadge, type CellProps } from "./item-cells";
import { useChangeListings } from "./use-change-listings";

/** The status of a listing; a menu for staff who may change it. */
export function StatusCell({ row }: CellProps) {
  const { text } = useMessages();
  const { choices } = useMarquees();
  const { change, mayChange } = useChangeListings();
  const [saving, setSaving] = useState(false);
  const status = typeof row.marquee === "number" ? row.marquee : 0;
  const label = choices.find(({ value }) => value === status)?.label ?? String(status);
  const listing = changedListing(row);
  if (isDraft(row)) return <DraftBadge />;
  if (row.withdrawnAt) return <WithdrawnBadge />;
  if (!mayChange || listing === null)
    return status === 0 ? <Typography textColor="neutral800">{label}</Typography> : <Badge>{label}</Badge>;
  const select = async (marquee: number) => {
    setSaving(true);
    await change([listing], { marquee });
    setSaving(false);
  };
  return (
    // A click on a row opens its form. The words stand under their heading, the button's edge left of it.
    <Box marginLeft="-1.6rem" onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}>
      <SimpleMenu
        label={label}
        aria-label={text("properties.list.statusOf", { reference: listing.reference, status: label })}
        variant={status === 0 ? "ghost" : "tertiary"}
        size="S"
        disabled={saving}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.value} disabled={choice.value === status} onSelect={() => void select(choice.value)}>
            {choice.label}
          </MenuItem>
        ))}
      </SimpleMenu>
    </Box>
  );
}
