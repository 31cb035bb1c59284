import { fallbackLanguage, formatPrice, isLanguage } from "@gevel/config";
import { Button, Field, Flex, TextInput, Typography, VisuallyHidden } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { z } from "zod";
import { useMessages } from "../messages/use-messages";
import { addAmounts } from "./amounts";
import { Chips } from "./chips";
import type { FieldProps } from "./field-props";

const numbers = z.array(z.number()).catch([]);

/** Amounts in euro, stored as the list of their numbers, from low to high. */
export default function AmountsInput({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const { locale } = useIntl();
  const { text: translate } = useMessages();
  const { value, error, onChange } = useField<unknown>(name);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const amounts = numbers.parse(value);
  const written = (amount: number) => formatPrice(amount, isLanguage(locale) ? locale : fallbackLanguage);

  function add(text: string) {
    const addition = addAmounts(amounts, text);
    if (addition.kind === "unreadable")
      return setProblem(translate("gevel.amounts.unreadable", { text: addition.text }));
    if (addition.kind === "double")
      return setProblem(translate("gevel.amounts.double", { amount: written(addition.amount) }));
    setProblem(undefined);
    setTyped("");
    if (addition.added.length === 0) return;
    onChange(name, addition.amounts);
    setNews(
      translate("gevel.amounts.added", {
        count: addition.added.length,
        amounts: addition.added.map(written).join(", "),
      }),
    );
  }

  function remove(amount: number) {
    onChange(
      name,
      amounts.filter((other) => other !== amount),
    );
    setNews(translate("gevel.amounts.removed", { amount: written(amount) }));
    input.current?.focus();
  }

  function pressed(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Else the form would be saved.
    event.preventDefault();
    add(typed);
  }

  function pasted(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    // An input would make one line of them.
    if (!text.trim().includes("\n")) return;
    event.preventDefault();
    setTyped(text.trim().replace(/\s*\n\s*/g, "; "));
    add(text);
  }

  return (
    <Field.Root name={name} id={name} error={problem ?? error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex gap={2} alignItems="flex-start">
        <TextInput
          ref={input}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          disabled={disabled}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
          onKeyDown={pressed}
          onPaste={pasted}
          onBlur={() => add(typed)}
        />
        <Button variant="secondary" size="L" disabled={disabled} onClick={() => add(typed)}>
          {translate("gevel.amounts.add")}
        </Button>
      </Flex>
      <Field.Error />
      <Chips
        label={label}
        disabled={disabled}
        items={amounts.map((amount) => ({
          key: String(amount),
          text: written(amount),
          removeLabel: translate("gevel.amounts.remove", { amount: written(amount) }),
        }))}
        onRemove={(key) => remove(Number(key))}
      />
      {amounts.length === 0 && (
        <Typography variant="pi" textColor="neutral600">
          {translate("gevel.amounts.none")}
        </Typography>
      )}
      <Field.Hint />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Field.Root>
  );
}
