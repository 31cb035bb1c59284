import { Button, Field, Flex, TextInput } from "@strapi/design-system";
import { Images, Plus } from "@strapi/icons";
import { useState, type KeyboardEvent } from "react";
import { useMessages } from "../../messages/use-messages";
import { isMediaAddress } from "./item-list";
import { UploadFiles } from "./upload-files";
import { useMediaLibrary, type Asset } from "./use-media-library";

interface AddItemsProps {
  kind: "images" | "files";
  disabled?: boolean;
  onAssets: (assets: Asset[]) => void;
  onAddress: (address: string) => void;
}

/** Adds from this computer, from the media library, or by an address. */
export function AddItems({ kind, disabled, onAssets, onAddress }: AddItemsProps) {
  const { text } = useMessages();
  const { dialog, open } = useMediaLibrary(kind, onAssets);
  const [address, setAddress] = useState("");
  const [isRejected, setRejected] = useState(false);

  const add = () => {
    const trimmed = address.trim();
    setRejected(!isMediaAddress(trimmed));
    if (!isMediaAddress(trimmed)) return;
    onAddress(trimmed);
    setAddress("");
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The whole form would be saved.
    event.preventDefault();
    add();
  };

  return (
    <Flex gap={2} alignItems="flex-start" wrap="wrap">
      <UploadFiles kind={kind} disabled={disabled} onAssets={onAssets} />
      <Button variant="secondary" startIcon={<Images />} disabled={disabled} onClick={open} size="L">
        {text("properties.media.fromLibrary")}
      </Button>
      <Flex flex="1" direction="column" alignItems="stretch" minWidth="16rem">
        <Field.Root error={isRejected ? text("properties.media.badAddress") : undefined}>
          <TextInput
            aria-label={text("properties.media.address")}
            placeholder="https://"
            value={address}
            disabled={disabled}
            onKeyDown={enter}
            onChange={(event) => {
              setAddress(event.target.value);
              setRejected(false);
            }}
          />
          <Field.Error />
        </Field.Root>
      </Flex>
      <Button
        variant="tertiary"
        startIcon={<Plus />}
        disabled={disabled || address.trim() === ""}
        onClick={add}
        size="L"
      >
        {text("properties.media.addAddress")}
      </Button>
      {dialog}
    </Flex>
  );
}
