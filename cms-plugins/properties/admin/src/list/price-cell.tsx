import { Box, Button, NumberInput, Typography } from "@strapi/design-system";
import { useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { useMessages } from "../use-messages";
import { changedListing, type CellProps } from "./item-cells";
import { useChangeListings, type ChangedListing } from "./use-change-listings";

const tabular = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;

interface PriceInputProps {
  listing: ChangedListing;
  price: number | null;
  close: () => void;
}

/** Enter saves, Escape leaves the price as it was, and so does leaving the field without a change. */
function PriceInput({ listing, price, close }: PriceInputProps) {
  const { text } = useMessages();
  const { change } = useChangeListings();
  const [typed, setTyped] = useState<number | undefined>(price ?? undefined);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (saving) return;
    setSaving(true);
    if ((typed ?? null) !== price) await change([listing], { price: typed ?? null });
    close();
  };
  return (
    <Box minWidth="12rem">
      <NumberInput
        // Opened by a click on the price itself.
        autoFocus
        size="S"
        aria-label={text("properties.list.priceOf", { reference: listing.reference })}
        value={typed}
        disabled={saving}
        onValueChange={setTyped}
        onBlur={() => void save()}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Enter") void save();
          if (event.key === "Escape") close();
        }}
      />
    </Box>
  );
}

/** The price of a listing; a click on it lets staff type another. */
export function PriceCell({ row }: CellProps) {
  const { formatNumber } = useIntl();
  const { text } = useMessages();
  const { mayChange } = useChangeListings();
  const [open, setOpen] = useState(false);
  const price = typeof row.price === "number" ? row.price : null;
  const shown =
    price === null ? "-" : formatNumber(price, { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  const listing = changedListing(row);
  if (!mayChange || listing === null)
    return (
      <Typography textColor="neutral800" style={tabular}>
        {shown}
      </Typography>
    );
  return (
    // A click on a row opens its form. The figures stand under their heading, the button's edge left of it.
    <Box
      marginLeft={open ? 0 : "-1.6rem"}
      onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}
    >
      {open ? (
        <PriceInput listing={listing} price={price} close={() => setOpen(false)} />
      ) : (
        <Button
          variant="ghost"
          size="S"
          aria-label={text("properties.list.changePrice", { reference: listing.reference, price: shown })}
          style={tabular}
          onClick={() => setOpen(true)}
        >
          {shown}
        </Button>
      )}
    </Box>
  );
}
