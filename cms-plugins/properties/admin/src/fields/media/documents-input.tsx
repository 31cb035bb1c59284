import { Box, Field, Flex, Grid, Link, SingleSelect, SingleSelectOption, TextInput } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { useMessages } from "../../use-messages";
import type { FieldProps } from "../field-props";
import { useErrorText } from "../use-error-text";
import { GroupLabel } from "../group-label";
import { LanguageTabs } from "../localized/language-tabs";
import { withText } from "../localized/localized-value";
import { useActiveLanguage } from "../localized/active-language";
import { RowActions } from "../row-actions";
import { AddItems } from "./add-items";
import { changed, moved, readItems, textsOf, without, type MediaItem } from "./item-list";

const kinds = ["document", "floor-plan"] as const;
const accesses = ["public", "on-request", "staff"] as const;

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  disabled?: boolean;
  onChange: (value: string | number) => void;
}

function Choice({ label, value, options, disabled, onChange }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} disabled={disabled} onChange={onChange}>
        {options.map(([option, optionLabel]) => (
          <SingleSelectOption key={option} value={option}>
            {optionLabel}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

interface DocumentRowProps {
  item: MediaItem;
  number: number;
  count: number;
  disabled?: boolean;
  onChange: (changes: object) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

function DocumentRow({ item, number, count, disabled, onChange, onMove, onRemove }: DocumentRowProps) {
  const { text } = useMessages();
  const names = textsOf(item, "name");
  const label = text("properties.media.documentName", { number });
  return (
    <Box tag="li" borderColor="neutral200" hasRadius padding={4}>
      <Grid.Root gap={4}>
        <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch">
          <Field.Root>
            <LanguageTabs label={<Field.Label>{label}</Field.Label>} name={label} texts={names}>
              {(language) => (
                <Box paddingTop={1}>
                  <TextInput
                    lang={language}
                    value={names[language] ?? ""}
                    disabled={disabled}
                    onChange={(event) => onChange({ name: withText(names, language, event.target.value) })}
                  />
                </Box>
              )}
            </LanguageTabs>
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch" gap={3}>
          <Choice
            label={text("properties.media.kind")}
            value={kinds.find((kind) => kind === item.kind) ?? "document"}
            options={kinds.map((kind) => [kind, text(`properties.media.kind.${kind}`)])}
            disabled={disabled}
            onChange={(kind) => onChange({ kind })}
          />
          <Choice
            label={text("properties.media.access")}
            value={accesses.find((access) => access === item.access) ?? "public"}
            options={accesses.map((access) => [access, text(`properties.media.access.${access}`)])}
            disabled={disabled}
            onChange={(access) => onChange({ access })}
          />
        </Grid.Item>
      </Grid.Root>
      <Flex justifyContent="space-between" paddingTop={2}>
        <Link href={item.url} isExternal>
          {item.url.split("/").at(-1) || item.url}
        </Link>
        <RowActions
          labels={{
            back: text("properties.media.documentUp", { number }),
            on: text("properties.media.documentDown", { number }),
            remove: text("properties.media.documentRemove", { number }),
          }}
          number={number}
          count={count}
          disabled={disabled}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Flex>
    </Box>
  );
}

/** Plans and documents, each with a name a language. */
export default function DocumentsInput({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const [language] = useActiveLanguage();
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const items = readItems(value);
  const write = (next: MediaItem[]) => onChange(name, next);
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <GroupLabel required={required} action={labelAction}>
          {label}
        </GroupLabel>
        {items.length > 0 && (
          <Flex tag="ol" aria-label={label} direction="column" alignItems="stretch" gap={2}>
            {items.map((item, index) => (
              <DocumentRow
                key={`${index} ${item.url}`}
                item={item}
                number={index + 1}
                count={items.length}
                disabled={disabled}
                onChange={(changes) => write(changed(items, index, changes))}
                onMove={(by) => write(moved(items, index, index + by))}
                onRemove={() => write(without(items, index))}
              />
            ))}
          </Flex>
        )}
        <AddItems
          kind="files"
          disabled={disabled}
          onAddress={(url) => write([...items, { url, name: {}, kind: "document" }])}
          onAssets={(assets) =>
            write([
              ...items,
              ...assets.map((asset) => ({ url: asset.url, name: { [language]: asset.name }, kind: "document" })),
            ])
          }
        />
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
