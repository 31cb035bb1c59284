import { Flex, Tag } from "@strapi/design-system";
import { Cross } from "@strapi/icons";

interface ChipsProps {
  label: string;
  items: readonly { key: string; text: string; removeLabel: string }[];
  disabled?: boolean;
  onRemove: (key: string) => void;
}

/** The items of a list, each with a button to remove it. */
export function Chips({ label, items, disabled, onRemove }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <Flex tag="ul" aria-label={label} gap={2} wrap="wrap" paddingTop={1} paddingBottom={1}>
      {items.map(({ key, text, removeLabel }) => (
        <li key={key}>
          <Tag icon={<Cross aria-hidden />} label={removeLabel} disabled={disabled} onClick={() => onRemove(key)}>
            {text}
          </Tag>
        </li>
      ))}
    </Flex>
  );
}
