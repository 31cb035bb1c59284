import { Box, Field, Flex, Grid, Link, TextInput, Typography } from "@strapi/design-system";
import { useMessages } from "../../messages/use-messages";
import { LanguageTabs } from "../localized/language-tabs";
import { withText } from "../localized/localized-value";
import { textsOf, type MediaItem } from "./item-list";
import { Thumbnail } from "./thumbnail";

interface PictureDetailsProps {
  picture: MediaItem;
  position: number;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

/** What is to be said of one picture. */
export function PictureDetails({ picture, position, disabled, onChange }: PictureDetailsProps) {
  const { text } = useMessages();
  const number = position + 1;
  const alt = textsOf(picture, "alt");
  const label = text("properties.media.alt", { number });
  const { width, height } = picture;
  return (
    <Box background="neutral100" padding={4} hasRadius>
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={12} alignItems="flex-start">
          <Thumbnail url={picture.url} alt="" ratio="3 / 2" />
        </Grid.Item>
        <Grid.Item col={8} s={12} direction="column" alignItems="stretch" gap={2}>
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
