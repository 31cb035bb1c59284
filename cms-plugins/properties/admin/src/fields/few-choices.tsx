import { Box, Field, Flex, Radio, TextButton } from "@strapi/design-system";
import type { ReactNode } from "react";
import { useMessages } from "../use-messages";

interface FewChoicesProps {
  name: string;
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  error: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  labelAction?: ReactNode;
  /** Side by side, where they are short. */
  inRow?: boolean;
  onSelect: (value: string) => void;
  /** If no choice is a valid answer. */
  clear?: () => void;
}

/** Up to this many choices are all visible, chosen in one press. */
export const fewest = 4;

export function FewChoices(props: FewChoicesProps) {
  const { name, label, value, choices, error, hint, required, disabled, labelAction, inRow, onSelect, clear } = props;
  const { text } = useMessages();
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={2}>
        <Field.Label action={labelAction}>{label}</Field.Label>
        {clear && value !== "" && (
          <TextButton disabled={disabled} onClick={clear}>
            {text("properties.choice.clear")}
          </TextButton>
        )}
      </Flex>
      <Box paddingTop={1}>
        <Radio.Group aria-label={label} value={value} disabled={disabled} onValueChange={onSelect}>
          <Flex direction={inRow ? "row" : "column"} alignItems="flex-start" gap={inRow ? 5 : 2}>
            {choices.map((choice) => (
              <Radio.Item key={choice.value} value={choice.value}>
                {choice.label}
              </Radio.Item>
            ))}
          </Flex>
        </Radio.Group>
      </Box>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
