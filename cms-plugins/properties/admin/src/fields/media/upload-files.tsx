import { Button, Typography } from "@strapi/design-system";
import { Upload } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useRef, useState, type ChangeEvent } from "react";
import { z } from "zod";
import { useMessages } from "../../messages/use-messages";
import { assetSchema, type Asset } from "./use-media-library";

interface UploadFilesProps {
  kind: "images" | "files";
  disabled?: boolean;
  onAssets: (assets: Asset[]) => void;
}

/** Files of this computer, put into the media library and taken up at once; one that fails keeps none of the others out. */
export function UploadFiles({ kind, disabled, onAssets }: UploadFilesProps) {
  const { text } = useMessages();
  const { post } = useFetchClient();
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);

  // What was changed in the list meanwhile stays.
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
    // One after another: in their order, and without filling the line.
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
