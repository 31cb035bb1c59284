import { Button, Flex, Modal, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import { unstable_useDocumentLayout } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { useMessages } from "./use-messages";
import { memberLabelId } from "./compare-by-member";
import type { Difference } from "./differences";
import { toText } from "./normalize-value";

/** Strapi looks up a field's label by this id, and falls back to the layout's label, as in English. */
const labelId = (model: string, field: string) => `content-manager.content-types.${model}.${field}`;

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
    const [name = field, member = ""] = field.split(".");
    const { attribute = {} } = edit.layout.flat(2).find((shown) => shown.name === name) ?? {};
    const id = memberLabelId(attribute, member) ?? labelId(model, field);
    return id in messages ? formatMessage({ id }) : (edit.metadatas[field]?.label ?? field);
  };
  const when = formatDate(at, { dateStyle: "short", timeStyle: "short" });
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : onGoBack())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{text("edit-conflicts.title")}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p">
              {own
                ? text("edit-conflicts.yourself", { at: when })
                : text("edit-conflicts.who", { by: by || text("edit-conflicts.program"), at: when })}
            </Typography>
            <Typography tag="p" variant="pi">
              {text(differences === null ? "edit-conflicts.unreadable" : "edit-conflicts.what")}
            </Typography>
            {differences === null ? null : (
              <Table colCount={3} rowCount={differences.length + 1}>
                <Thead>
                  <Tr>
                    {(["field", "mine", "theirs"] as const).map((column) => (
                      <Th key={column}>
                        <Typography variant="sigma">{text(`edit-conflicts.${column}`)}</Typography>
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
                            {text("edit-conflicts.both")}
                          </Typography>
                        ) : null}
                      </Td>
                      {[mine, theirs].map((value, index) => (
                        <Td key={index === 0 ? "mine" : "theirs"} style={{ whiteSpace: "normal" }}>
                          <Typography>{toText(value) || text("edit-conflicts.nothing")}</Typography>
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
            {text("edit-conflicts.goBack")}
          </Button>
          {differences === null ? null : (
            <Flex gap={2}>
              <Button variant="secondary" onClick={onTakeTheirs}>
                {text("edit-conflicts.takeTheirs")}
              </Button>
              <Button onClick={onKeepMine}>{text("edit-conflicts.keepMine")}</Button>
            </Flex>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
