import { Field, Flex, Grid, Typography, Box, Link, TextInput } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { useState } from "react";
import { useMessages } from "../../use-messages";
import type { FieldProps } from "../field-props";
import { useErrorText } from "../use-error-text";
import { GroupLabel } from "../group-label";
import { useActiveLanguage } from "../localized/active-language";
import { AddItems } from "./add-items";
import { changed, moved, readItems, without, type MediaItem, textsOf } from "./item-list";
import { PictureTile } from "./picture-tile";
import { LanguageTabs } from "../localized/language-tabs";
import { withText } from "../localized/localized-value";
import { Thumbnail } from "./thumbnail";

interface PictureDetailsProps {
  picture: MediaItem;
  position: number;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

/** The details of one picture. */
function PictureDetails({ picture, position, disabled, onChange }: PictureDetailsProps) {
  const { text } = useMessages();
  const number = position + 1;
  const alt = textsOf(picture, "alt");
  const label = text("properties.media.alt", { number });
  const { width, height } = picture;
  return (
    <Box background="neutral100" padding={4} hasRadius>
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
          <Thumbnail url={picture.url} alt="" ratio="3 / 2" />
        </Grid.Item>
        <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch" gap={2}>
          <Field.Root hint={text("properties.media.altHint")}>
            <LanguageTabs label={<Field.Label>{label}</Field.Label>} name={label} texts={alt}>
              {(language) => (
                <Box paddingTop={1}>
                  <TextInput
                    lang={language}
                    value={alt[language] ?? ""}
                    disabled={disabled}
                    onChange={(event) => onChange({ alt: withText(alt, language, event.target.value) })}
                  />
                </Box>
              )}
            </LanguageTabs>
            <Field.Hint />
          </Field.Root>
          <Flex gap={2} minWidth={0}>
            <Link href={picture.url} isExternal>
              {picture.url.split("/").at(-1) || picture.url}
            </Link>
            {typeof width === "number" && typeof height === "number" && (
              <Typography variant="pi" textColor="neutral600">
                {width} × {height}
              </Typography>
            )}
          </Flex>
        </Grid.Item>
      </Grid.Root>
    </Box>
  );
}

interface PictureSize {
  width: number | null;
  height: number | null;
}

const unknownSize: PictureSize = { width: null, height: null };
const timeoutMs = 5_000;

/** The size of the picture at an address, where the browser can load it in time. */
function measurePicture(url: string): Promise<PictureSize> {
  return new Promise((resolve) => {
    const picture = new Image();
    const timeout = window.setTimeout(() => resolve(unknownSize), timeoutMs);
    picture.onload = () => {
      window.clearTimeout(timeout);
      resolve({ width: picture.naturalWidth || null, height: picture.naturalHeight || null });
    };
    picture.onerror = () => {
      window.clearTimeout(timeout);
      resolve(unknownSize);
    };
    picture.src = url;
  });
}

/** Pictures in the order visitors see them: dragged or moved by buttons, each with an alternative text a language. */
export default function PicturesInput({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const { text } = useMessages();
  const [language] = useActiveLanguage();
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const pictures = readItems(value);
  const [opened, setOpened] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, announce] = useState("");
  const write = (next: MediaItem[]) => onChange(name, next);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return;
    write(moved(pictures, from, to));
    if (opened === from) setOpened(to);
    else setOpened(null);
    announce(text("properties.media.moved", { from: from + 1, to: to + 1, count: pictures.length }));
  };
  const remove = (at: number) => {
    write(without(pictures, at));
    setOpened(null);
    announce(text("properties.media.removed", { position: at + 1 }));
  };
  const addByAddress = async (url: string) => {
    const size = await measurePicture(url);
    write([...pictures, { url, ...size, thumbhash: null, alt: {} }]);
  };

  const open = opened === null ? undefined : pictures[opened];
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex justifyContent="space-between">
          <GroupLabel required={required} action={labelAction}>
            {label}
          </GroupLabel>
          <Typography variant="pi" textColor="neutral600">
            {text("properties.media.pictures", { count: pictures.length })}
          </Typography>
        </Flex>
        {pictures.length > 0 && (
          <Grid.Root gap={3} tag="ol" aria-label={label}>
            {pictures.map((picture, index) => (
              <Grid.Item key={`${index} ${picture.url}`} col={3} s={4} xs={6} tag="li" alignItems="stretch">
                <PictureTile
                  picture={picture}
                  position={index}
                  count={pictures.length}
                  isOpen={opened === index}
                  isDragged={dragged === index}
                  disabled={disabled}
                  onOpen={() => setOpened(opened === index ? null : index)}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                  onDragStart={() => setDragged(index)}
                  onDragEnd={() => setDragged(null)}
                  onDrop={() => {
                    if (dragged !== null) move(dragged, index);
                    setDragged(null);
                  }}
                />
              </Grid.Item>
            ))}
          </Grid.Root>
        )}
        {open && opened !== null && (
          <PictureDetails
            picture={open}
            position={opened}
            disabled={disabled}
            onChange={(changes) => write(changed(pictures, opened, changes))}
          />
        )}
        <AddItems
          kind="images"
          disabled={disabled}
          onAddress={(url) => void addByAddress(url)}
          onAssets={(assets) =>
            write([
              ...pictures,
              ...assets.map(({ url, width, height, alternativeText, alternativeTexts }) => ({
                url,
                width: width ?? null,
                height: height ?? null,
                thumbhash: null,
                alt: alternativeTexts ?? (alternativeText ? { [language]: alternativeText } : {}),
              })),
            ])
          }
        />
        <Field.Hint />
        <Field.Error />
        <Typography aria-live="polite" position="absolute" style={{ clipPath: "inset(50%)" }}>
          {announcement}
        </Typography>
      </Flex>
    </Field.Root>
  );
}
