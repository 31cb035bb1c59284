import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { FetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { EntryInput } from "./entry-input";
import { emptyEntry, entryForms, isIncomplete, sentEntry, type EntryName } from "./entry-forms";
import { entriesPath } from "./history-api";
import { useHistoryMessages } from "./messages/use-history-messages";

interface AddEntryProps {
  name: EntryName;
  /** Document id of the listing. */
  home: string;
  added: () => void;
}

/** What a field of the browser shows of its own clock. */
function clockNow(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** OWNER-7: a button, and the form that it opens; the home is known. */
export function AddEntry({ name, home, added }: AddEntryProps) {
  const { text } = useHistoryMessages();
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const fields = entryForms[name];
  const [isOpen, setIsOpen] = useState(false);
  const [values, setValues] = useState(() => emptyEntry(fields, clockNow()));
  const [problem, setProblem] = useState("");
  const [waiting, setWaiting] = useState(false);

  const open = (opens: boolean) => {
    if (opens) setValues(emptyEntry(fields, clockNow()));
    setProblem("");
    setIsOpen(opens);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // The form of the listing stands around this one.
    event.stopPropagation();
    setWaiting(true);
    try {
      await post(entriesPath(name), { ...sentEntry(fields, values), property: { connect: [{ documentId: home }] } });
      setIsOpen(false);
      toggleNotification({ type: "success", message: text("owner-stats.history.saved") });
      added();
    } catch (cause) {
      // What was typed stays.
      setProblem(cause instanceof FetchError ? formatAPIError(cause) : String(cause));
    } finally {
      setWaiting(false);
    }
  };
  const title = text(`owner-stats.history.add.${name}`);
  return (
    <Modal.Root open={isOpen} onOpenChange={open}>
      <Modal.Trigger>
        <Button variant="tertiary" fullWidth>
          {title}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <form onSubmit={(event) => void save(event)} noValidate>
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {fields.map((field) => (
                <EntryInput
                  key={field.name}
                  field={field}
                  value={values[field.name]}
                  set={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
                />
              ))}
              {problem !== "" && (
                <Typography role="alert" variant="pi" textColor="danger600">
                  {problem}
                </Typography>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">{text("owner-stats.history.cancel")}</Button>
            </Modal.Close>
            <Button type="submit" loading={waiting} disabled={isIncomplete(fields, values)}>
              {text("owner-stats.history.save")}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
