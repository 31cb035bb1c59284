import { Button, Flex, TextInput } from "@strapi/design-system";
import { useState, type KeyboardEvent } from "react";
import { useMessages } from "../../use-messages";

interface LinkAddressProps {
  /** Of the link that is changed; empty for a new one. */
  current: string;
  /** Empty: no link. */
  onSave: (address: string) => void;
  onCancel: () => void;
}

/** `www.agency.be` as people write it. */
const withScheme = (address: string) => (/^[a-z]+:|^\/|^$/i.test(address) ? address : `https://${address}`);

/** Asks for the target of a link on the selected text. */
export function LinkAddress({ current, onSave, onCancel }: LinkAddressProps) {
  const { text } = useMessages();
  const [address, setAddress] = useState(current);
  const save = () => onSave(withScheme(address.trim()));
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // The form around it would be sent.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") save();
    else onCancel();
  };
  return (
    <Flex padding={2} gap={2} background="neutral100">
      <Flex flex="1" direction="column" alignItems="stretch">
        <TextInput
          size="S"
          autoFocus
          aria-label={text("properties.rich.address")}
          placeholder="https://"
          value={address}
          onKeyDown={keys}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Flex>
      <Button size="S" onClick={save}>
        {text("properties.rich.setLink")}
      </Button>
      <Button size="S" variant="tertiary" onClick={onCancel}>
        {text("properties.cancel")}
      </Button>
    </Flex>
  );
}
