import type { PartDifference } from "@gevel/config";
import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { useMessages } from "../use-messages";
import { sideBySide } from "./format-value";
import { usePartName } from "./use-field-name";

interface DifferencesTableProps {
  model: string;
  differences: readonly PartDifference[];
  /** Headings of the two versions. */
  columns: readonly [string, string];
}

/** The differences part by part, labelled as in the form. */
export function DifferencesTable({ model, differences, columns }: DifferencesTableProps) {
  const { text, short } = useMessages();
  const { formatMessage, messages } = useIntl();
  const nameOf = usePartName(model);
  const formatters = {
    choice: (value: string) => (value in messages ? formatMessage({ id: value }) : value),
    dateTime: short,
  };
  return (
    <Table colCount={3} rowCount={differences.length + 1}>
      <Thead>
        <Tr>
          {[text("publishing.version.field"), ...columns].map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {differences.map(({ path, before, after }) => (
          <Tr key={JSON.stringify(path) + String(before === null)}>
            <Td style={{ whiteSpace: "normal", width: "24%" }}>
              <Typography fontWeight="semiBold">{nameOf(path)}</Typography>
            </Td>
            {sideBySide(before, after, formatters).map((content, index) => (
              <Td key={columns[index]} style={{ whiteSpace: "normal", verticalAlign: "top", width: "38%" }}>
                <Box paddingTop={2} paddingBottom={2} style={{ overflowWrap: "anywhere" }}>
                  <Typography textColor={content === "" ? "neutral500" : "neutral800"}>
                    {content || text("publishing.version.empty")}
                  </Typography>
                </Box>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
