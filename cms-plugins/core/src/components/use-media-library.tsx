import { useStrapiApp } from "@strapi/strapi/admin";
import { useState, type ComponentType, type ReactNode } from "react";
import { localizedSchema } from "@gevel/config";
import { z } from "zod";

/** A file of the media library. */
export const assetSchema = z.object({
  id: z.number(),
  url: z.string(),
  name: z.string(),
  width: z.number().int().positive().nullish().catch(null),
  height: z.number().int().positive().nullish().catch(null),
  alternativeText: z.string().nullish(),
  /** By language, if the application has them. */
  alternativeTexts: localizedSchema.nullish().catch(null),
});
export type Asset = z.infer<typeof assetSchema>;

interface DialogProps {
  allowedTypes?: readonly string[];
  multiple?: boolean;
  onClose: () => void;
  onSelectAssets: (assets: unknown) => void;
}
/** Strapi stores its dialogs by name, without the types of their props. */
const dialogComponent = z.custom<ComponentType<DialogProps>>((value) => value !== undefined);

/** Opens Strapi's media library; the caller renders `dialog`. */
export function useMediaLibrary(
  kind: "images" | "files",
  onChosen: (assets: Asset[]) => void,
  { multiple = true }: { multiple?: boolean } = {},
) {
  const found = useStrapiApp("useMediaLibrary", ({ components }) => components["media-library"]);
  const [isOpen, setOpen] = useState(false);
  const Dialog = dialogComponent.safeParse(found).data;
  const dialog: ReactNode = isOpen && Dialog && (
    <Dialog
      allowedTypes={kind === "images" ? ["images"] : ["files", "images"]}
      multiple={multiple}
      onClose={() => setOpen(false)}
      onSelectAssets={(assets) => {
        onChosen(z.array(assetSchema).parse(assets));
        setOpen(false);
      }}
    />
  );
  return { dialog, open: () => setOpen(true) };
}
