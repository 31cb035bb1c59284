import {
  countries,
  importSourceSettingsSchema,
  isLanguage,
  isUnmapped,
  languageNames,
  languages,
  type FieldError,
  type SourceOverview,
} from "@gevel/config";
import {
  Box,
  Button,
  Field,
  Flex,
  Grid,
  Textarea,
  Typography,
  SingleSelect,
  SingleSelectOption,
} from "@strapi/design-system";
import { useNotification, useRBAC } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { useMessages } from "../use-messages";
import { OwnFieldRows } from "./own-field-rows";
import { useSaveSource } from "./source-api";

interface ChoiceFieldProps {
  name: string;
  label: string;
  hint: string;
  value: string;
  disabled: boolean;
  error: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
  onSelect: (value: string) => void;
}

/** One of a few values, each with a description. */
function ChoiceField({ name, label, hint, value, disabled, error, choices, onSelect }: ChoiceFieldProps) {
  return (
    <Field.Root name={name} hint={hint} error={error} width="100%">
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} disabled={disabled} onChange={(chosen) => onSelect(String(chosen))}>
        {choices.map(([key, optionLabel]) => (
          <SingleSelectOption key={key} value={key}>
            {optionLabel}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

const configuring = [{ action: "plugin::properties.imports.configure", subject: null }];
/** Means not set, since the select shows nothing for an empty value. */
const unset = "unset";
const { shape } = importSourceSettingsSchema;
const linesOf = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Settings for reading a source's deliveries. */
export function SourceForm({ overview, saved }: { overview: SourceOverview; saved: () => void }) {
  const { text, sentence } = useMessages();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(configuring);
  const save = useSaveSource();
  const { source, lastDelivery } = overview;
  const [settings, setSettings] = useState(overview.settings);
  const [hosts, setHosts] = useState(overview.settings.pictureHosts.join("\n"));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [busy, setBusy] = useState(false);
  const disabled = !allowedActions.canConfigure;

  const set = (part: Partial<typeof settings>) => setSettings({ ...settings, ...part });
  const errorOf = (field: string) => {
    const message = errors.find((error) => error.field === field)?.message;
    return message === undefined ? undefined : sentence(message);
  };
  const hostErrors = errors.flatMap(({ field, message }) => {
    const at = /^pictureHosts\.(\d+)$/.exec(field)?.[1];
    return at === undefined ? [] : [`${linesOf(hosts)[Number(at)] ?? ""}: ${sentence(message)}`];
  });
  const mapped = new Set(settings.ownFields.map(({ name }) => name.toLowerCase()));
  const unread = (lastDelivery?.feedProblems ?? []).flatMap(({ field, message }) =>
    isUnmapped(message) && !mapped.has(field.toLowerCase()) ? [field] : [],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    save(source, { ...settings, pictureHosts: linesOf(hosts) })
      .then(
        (rejection) => {
          setErrors(rejection);
          if (rejection.length > 0)
            return toggleNotification({ type: "danger", message: text("properties.sources.notSaved") });
          toggleNotification({ type: "success", message: text("properties.sources.saved") });
          saved();
        },
        (cause: unknown) => toggleNotification({ type: "danger", message: String(cause) }),
      )
      .finally(() => setBusy(false));
  };

  return (
    <Box
      tag="form"
      onSubmit={submit}
      aria-label={text("properties.sources.settings")}
      background="neutral0"
      padding={6}
      hasRadius
      shadow="tableShadow"
    >
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Grid.Root gap={5}>
          <Grid.Item col={6} xs={12} alignItems="flex-start">
            <Field.Root name="title" hint={text("properties.sources.nameHint")} error={errorOf("title")} width="100%">
              <Field.Label>{text("properties.sources.name")}</Field.Label>
              <Field.Input
                value={settings.title}
                disabled={disabled}
                maxLength={100}
                onChange={(event: { target: HTMLInputElement }) => set({ title: event.target.value })}
              />
              <Field.Hint />
              <Field.Error />
            </Field.Root>
          </Grid.Item>
          <Grid.Item col={6} xs={12} alignItems="flex-start">
            <ChoiceField
              name="mode"
              label={text("properties.sources.mode")}
              hint={text("properties.sources.modeHint")}
              value={settings.mode ?? unset}
              disabled={disabled}
              error={errorOf("mode")}
              choices={[
                [unset, text("properties.sources.mode.unset")],
                ["partial", text("properties.sources.mode.partial")],
                ["full", text("properties.sources.mode.full")],
              ]}
              onSelect={(mode) => set({ mode: shape.mode.safeParse(mode).data ?? null })}
            />
          </Grid.Item>
          <Grid.Item col={6} xs={12} alignItems="flex-start">
            <ChoiceField
              name="countryId"
              label={text("properties.sources.country")}
              hint={text("properties.sources.countryHint")}
              value={String(settings.countryId ?? unset)}
              disabled={disabled}
              error={errorOf("countryId")}
              choices={[
                [unset, text("properties.sources.country.unset")],
                [String(countries.belgium), text("properties.sources.country.belgium")],
                [String(countries.luxembourg), text("properties.sources.country.luxembourg")],
                [String(countries.netherlands), text("properties.sources.country.netherlands")],
              ]}
              onSelect={(id) => set({ countryId: shape.countryId.safeParse(Number(id)).data ?? null })}
            />
          </Grid.Item>
          <Grid.Item col={6} xs={12} alignItems="flex-start">
            <ChoiceField
              name="language"
              label={text("properties.sources.language")}
              hint={text("properties.sources.languageHint")}
              value={settings.language ?? unset}
              disabled={disabled}
              error={errorOf("language")}
              choices={[
                [unset, text("properties.sources.language.unset")],
                ...languages.map((code) => [code, languageNames[code]] as const),
              ]}
              onSelect={(code) => set({ language: isLanguage(code) ? code : null })}
            />
          </Grid.Item>
          <Grid.Item col={6} xs={12} alignItems="flex-start">
            <ChoiceField
              name="dates"
              label={text("properties.sources.dates")}
              hint={text("properties.sources.datesHint")}
              value={settings.dates}
              disabled={disabled}
              error={errorOf("dates")}
              choices={(["taken", "ignored"] as const).map((option) => [
                option,
                text(`properties.sources.dates.${option}`),
              ])}
              onSelect={(option) => set({ dates: option === "ignored" ? "ignored" : "taken" })}
            />
          </Grid.Item>
          <Grid.Item col={6} xs={12} alignItems="flex-start">
            <Field.Root
              name="pictureHosts"
              hint={text("properties.sources.hostsHint")}
              error={hostErrors.join(" ") || errorOf("pictureHosts")}
              width="100%"
            >
              <Field.Label>{text("properties.sources.hosts")}</Field.Label>
              <Textarea
                value={hosts}
                disabled={disabled}
                placeholder="pictures.example.org"
                onChange={(event: { target: HTMLTextAreaElement }) => setHosts(event.target.value)}
              />
              <Field.Hint />
              <Field.Error />
            </Field.Root>
          </Grid.Item>
        </Grid.Root>
        <OwnFieldRows
          rows={settings.ownFields}
          unread={unread}
          disabled={disabled}
          errorOf={errorOf}
          change={(ownFields) => set({ ownFields })}
        />
        <Flex gap={3} wrap="wrap">
          <Button type="submit" loading={busy} disabled={disabled}>
            {text("properties.sources.save")}
          </Button>
          <Typography textColor="neutral600">{text("properties.sources.holds")}</Typography>
        </Flex>
      </Flex>
    </Box>
  );
}
