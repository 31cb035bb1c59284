import { Button, Flex, Modal, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import { unstable_useDocumentLayout } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { useMessages } from "../messages/use-messages";
import { labelId } from "../messages/message-ids";
import type { Difference } from "./differences";
import { toText } from "./normalize-value";

interface OverwriteDialogProps {
  /** Empty where it was no member of staff. */
  by: string;
  /** Whether it was this member of staff, in another window. */
  own: boolean;
  at: Date;
  model: string;
  /** Null where the other version could not be read. */
  differences: Difference[] | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onGoBack: () => void;
}

export function OverwriteDialog(props: OverwriteDialogProps) {
  const { by, own, at, model, differences, onKeepMine, onTakeTheirs, onGoBack } = props;
  const { text } = useMessages();
  const { formatDate, formatMessage, messages } = useIntl();
  const { edit } = unstable_useDocumentLayout(model);
  const labelOf = (field: string) => {
    // A member of a listing's attributes is called the same everywhere.
    const member = `listing.${field.split(".")[1] ?? ""}`;
    if (member in messages) return formatMessage({ id: member });
    const id = labelId(model, field);
    return id in messages ? formatMessage({ id }) : (edit.metadatas[field]?.label ?? field);
  };
  const when = formatDate(at, { dateStyle: "short", timeStyle: "short" });
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onGoBack())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{text("gevel.editConflicts.title")}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p">
              {own
                ? text("gevel.editConflicts.yourself", { at: when })
                : text("gevel.editConflicts.who", { by: by || text("gevel.editConflicts.program"), at: when })}
            </Typography>
            <Typography tag="p" variant="pi">
              {text(differences === null ? "gevel.editConflicts.unreadable" : "gevel.editConflicts.what")}
            </Typography>
            {differences === null ? null : (
              <Table colCount={3} rowCount={differences.length + 1}>
                <Thead>
                  <Tr>
                    {(["field", "mine", "theirs"] as const).map((column) => (
                      <Th key={column}>
                        <Typography variant="sigma">{text(`gevel.editConflicts.${column}`)}</Typography>
                      </Th>
                    ))}
                  </Tr>
                </Thead>
                <Tbody>
                  {differences.map(({ field, mine, theirs, mineChanged, theirsChanged }) => (
                    <Tr key={field}>
                      <Td>
                        <Typography fontWeight="semiBold">{labelOf(field)}</Typography>
                        {mineChanged && theirsChanged ? (
                          <Typography variant="pi" textColor="danger600" tag="p">
                            {text("gevel.editConflicts.both")}
                          </Typography>
                        ) : null}
                      </Td>
                      {[mine, theirs].map((value, index) => (
                        <Td key={index === 0 ? "mine" : "theirs"} style={{ whiteSpace: "normal" }}>
                          <Typography>{toText(value) || text("gevel.editConflicts.nothing")}</Typography>
                        </Td>
                      ))}
                    </Tr>
                  ))}
                </Tbody>
              </Table>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onGoBack}>
            {text("gevel.editConflicts.goBack")}
          </Button>
          {differences === null ? null : (
            <Flex gap={2}>
              <Button variant="secondary" onClick={onTakeTheirs}>
                {text("gevel.editConflicts.takeTheirs")}
              </Button>
              <Button onClick={onKeepMine}>{text("gevel.editConflicts.keepMine")}</Button>
            </Flex>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
