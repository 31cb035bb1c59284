import { alternativeTextLimit, languageNames, languages, type LibraryPicture, type Localized } from "@gevel/config";
import { Box, Button, Field, Flex, Grid, TextInput, Typography } from "@strapi/design-system";
import { useState } from "react";
import { useMessages } from "./use-messages";

interface PictureTextsProps {
  picture: LibraryPicture;
  /** The unsaved texts; null: none. */
  typed: Localized | null;
  disabled: boolean;
  onType: (texts: Localized) => void;
  onSave: (texts: Localized) => Promise<void>;
}

/** A picture with its text in each language, editable in place. */
export function PictureTexts({ picture, typed, disabled, onType, onSave }: PictureTextsProps) {
  const { text } = useMessages();
  const [state, setState] = useState<"idle" | "saving" | "saved" | "failed">("idle");
  const texts = typed ?? picture.texts;
  const save = () => {
    setState("saving");
    onSave(texts).then(
      () => setState("saved"),
      () => setState("failed"),
    );
  };
  return (
    <Box
      tag="form"
      aria-label={picture.name}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={4}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <Flex gap={5} alignItems="flex-start" wrap="wrap">
        <Flex direction="column" alignItems="flex-start" gap={2} style={{ width: "18rem", flex: "none" }}>
          <img
            src={picture.thumbnail}
            alt=""
            loading="lazy"
            style={{
              width: "100%",
              aspectRatio: "4 / 3",
              objectFit: "contain",
              background: "#f6f6f9",
              borderRadius: 4,
            }}
          />
          <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: "anywhere" }}>
            {picture.name}
          </Typography>
        </Flex>
        <Box flex="1" style={{ minWidth: "26rem" }}>
          <Grid.Root gap={3}>
            {languages.map((language) => (
              <Grid.Item key={language} col={6} xs={12} direction="column" alignItems="stretch">
                <Field.Root name={`${picture.id}-${language}`}>
                  <Field.Label>{languageNames[language]}</Field.Label>
                  <TextInput
                    lang={language}
                    value={texts[language] ?? ""}
                    maxLength={alternativeTextLimit}
                    disabled={disabled || state === "saving"}
                    onChange={(event) => {
                      onType({ ...texts, [language]: event.target.value });
                      setState("idle");
                    }}
                  />
                </Field.Root>
              </Grid.Item>
            ))}
          </Grid.Root>
          <Flex paddingTop={3} gap={3} justifyContent="flex-end">
            <Typography role="status" textColor={state === "failed" ? "danger600" : "success600"}>
              {state === "saved" || state === "failed" ? text(`media.${state}`) : ""}
            </Typography>
            <Button type="submit" loading={state === "saving"} disabled={disabled || typed === null}>
              {text("media.save")}
            </Button>
          </Flex>
        </Box>
      </Flex>
    </Box>
  );
}
