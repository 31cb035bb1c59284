import { Button, Field, Modal, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useMemo, useState } from "react";
import { FieldLoadState } from "@gevel/core/screens";
import { useMarquees } from "../fields/use-marquees";
import { useMessages } from "../use-messages";
import { changedListing, changedListings, type ItemRow } from "./item-cells";
import { useChangeListings, type ChangedListing } from "./use-change-listings";

function ChangeStatusForm({ listings, close }: { listings: readonly ChangedListing[]; close: () => void }) {
  const { text } = useMessages();
  const { choices, fetching } = useMarquees();
  const { change } = useChangeListings();
  const [marquee, setMarquee] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (marquee === null) return;
    setSaving(true);
    await change(listings, { marquee });
    close();
  };
  return (
    <>
      <Modal.Body>
        <Field.Root name="status">
          <Field.Label>{text("properties.list.state")}</Field.Label>
          <SingleSelect
            placeholder={text("properties.list.chooseStatus")}
            value={marquee === null ? "" : String(marquee)}
            onChange={(value) => setMarquee(Number(value))}
          >
            {choices.map(({ value, label }) => (
              <SingleSelectOption key={value} value={String(value)}>
                {label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <FieldLoadState {...fetching} of={text("properties.list.state")} />
        </Field.Root>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={close}>
          {text("properties.cancel")}
        </Button>
        <Button loading={saving} disabled={marquee === null} onClick={() => void save()}>
          {text("properties.list.changeStatusOf", { count: listings.length })}
        </Button>
      </Modal.Footer>
    </>
  );
}

interface BulkActionProps {
  model: string;
  documents: readonly ItemRow[];
}

/** Gives all selected listings another status. */
export function ChangeStatusAction({ model, documents }: BulkActionProps) {
  const { text } = useMessages();
  const { mayChange } = useChangeListings();
  const selected = JSON.stringify(documents.flatMap((row) => changedListing(row) ?? []));
  // Strapi gives the same rows in another list each time, and another component would lose what was chosen in it.
  const Content = useMemo(() => {
    const listings = changedListings(selected);
    return ({ onClose }: { onClose: () => void }) => <ChangeStatusForm listings={listings} close={onClose} />;
  }, [selected]);
  if (model !== "plugin::properties.property" || !mayChange) return null;
  return {
    label: text("properties.list.changeStatus"),
    variant: "tertiary",
    dialog: { type: "modal", title: text("properties.list.changeStatus"), content: Content },
  };
}
