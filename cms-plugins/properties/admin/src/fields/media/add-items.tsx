import { Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Images, Plus, Upload } from "@strapi/icons";
import { useState, type KeyboardEvent, useEffect, useRef, type ChangeEvent } from "react";
import { useMessages } from "../../use-messages";
import { isMediaAddress } from "./item-list";
import { useMediaLibrary, type Asset, assetSchema } from "@gevel/core/screens";
import { useFetchClient } from "@strapi/strapi/admin";
import { z } from "zod";

interface UploadFilesProps {
  kind: "images" | "files";
  disabled?: boolean;
  onAssets: (assets: Asset[]) => void;
}

/** Uploads files from this computer to the media library and adds them at once; one that fails does not affect the others. */
function UploadFiles({ kind, disabled, onAssets }: UploadFilesProps) {
  const { text } = useMessages();
  const { post } = useFetchClient();
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);

  // Preserves changes made to the list meanwhile.
  const latest = useRef(onAssets);
  useEffect(() => {
    latest.current = onAssets;
  });

  const upload = async (file: File): Promise<Asset[]> => {
    const form = new FormData();
    form.append("files", file);
    return z.array(assetSchema).parse((await post<unknown>("/upload", form)).data);
  };
  const onSelect = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = "";
    setWaiting(true);
    setFailed([]);
    const uploaded: Asset[] = [];
    const left: string[] = [];
    // Sequential: in order, and without saturating the connection.
    for (const file of files)
      await upload(file).then(
        (assets) => uploaded.push(...assets),
        () => left.push(file.name),
      );
    if (uploaded.length > 0) latest.current(uploaded);
    setFailed(left);
    setWaiting(false);
  };

  return (
    <>
      <Button
        startIcon={<Upload />}
        size="L"
        variant="secondary"
        loading={waiting}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {text(kind === "images" ? "properties.media.uploadPictures" : "properties.media.uploadFiles")}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={kind === "images" ? "image/*" : undefined}
        onChange={(event) => void onSelect(event)}
      />
      {failed.length > 0 && (
        <Typography variant="pi" textColor="danger600" role="alert" tag="p" style={{ flexBasis: "100%", order: 9 }}>
          {text("properties.media.uploadFailed", { files: failed.join(", ") })}
        </Typography>
      )}
    </>
  );
}

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
