import { Page, Layouts, useRBAC } from "@strapi/strapi/admin";
import { Route, Routes, NavLink, useNavigate, useSearchParams } from "react-router-dom";
import { ImportPage } from "./imports/import-page";
import { SourcePage } from "./sources/source-page";
import { SourcesPage } from "./sources/sources-page";
import {
  Box,
  Flex,
  IconButton,
  LinkButton,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from "@strapi/design-system";
import { ChevronLeft, ChevronRight, Eye } from "@strapi/icons";
import { ImportStatusBadge } from "./imports/import-status-badge";
import { kindOf, resultOf, senderOf } from "./imports/record-labels";
import { UploadForm } from "./imports/upload-form";
import { useImports } from "./imports/use-import-api";
import { useMessages } from "./use-messages";

const sending = [{ action: "plugin::properties.imports.send", subject: null }];
const columns = ["at", "sender", "source", "kind", "result", "duration", "ending"] as const;

function ImportsPage() {
  const { text, dateTime, seconds } = useMessages();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get("page")) || 1);
  const query = useImports(page);
  const { allowedActions } = useRBAC(sending);

  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { imports, pagination, unlogged } = query.answer;
  const setPage = (to: number) => setSearch({ page: String(to) });

  return (
    <Page.Main>
      <Page.Title>{text("properties.imports.title")}</Page.Title>
      <Layouts.Header
        title={text("properties.imports.title")}
        subtitle={text("properties.imports.subtitle", { total: pagination.total })}
        primaryAction={allowedActions.canSend ? <UploadForm /> : undefined}
        secondaryAction={
          <LinkButton tag={NavLink} to="sources" variant="secondary">
            {text("properties.sources.title")}
          </LinkButton>
        }
      />
      <Layouts.Content>
        {unlogged && (
          <Box background="warning100" padding={4} marginBottom={4} hasRadius>
            <Typography fontWeight="bold">{text("properties.imports.unwritten", { count: unlogged.count })}</Typography>{" "}
            <Typography>{text("properties.imports.unwrittenLast", { at: dateTime(unlogged.lastAt) })}</Typography>
          </Box>
        )}
        {imports.length === 0 ? (
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <Typography>{text("properties.imports.empty")}</Typography>
          </Box>
        ) : (
          <Table colCount={columns.length + 1} rowCount={imports.length + 1}>
            <Thead>
              <Tr>
                {columns.map((column) => (
                  <Th key={column}>
                    <Typography variant="sigma">{text(`properties.imports.${column}`)}</Typography>
                  </Th>
                ))}
                <Th>
                  <VisuallyHidden>{text("properties.imports.actions")}</VisuallyHidden>
                </Th>
              </Tr>
            </Thead>
            <Tbody>
              {imports.map((entry) => (
                <Tr key={entry.id} onClick={() => navigate(String(entry.id))} style={{ cursor: "pointer" }}>
                  <Td>
                    <Typography>{dateTime(entry.at)}</Typography>
                  </Td>
                  <Td>
                    <Typography>{senderOf(entry, text)}</Typography>
                  </Td>
                  <Td>
                    <Typography>{entry.source ?? text("properties.imports.unknown")}</Typography>
                  </Td>
                  <Td>
                    <Typography>{kindOf(entry, text)}</Typography>
                  </Td>
                  <Td>
                    <Typography>{resultOf(entry, text)}</Typography>
                  </Td>
                  <Td>
                    <Typography>{seconds(entry.milliseconds)}</Typography>
                  </Td>
                  <Td>
                    <ImportStatusBadge ending={entry.ending} />
                  </Td>
                  <Td>
                    <IconButton
                      label={text("properties.imports.open", { id: entry.id })}
                      variant="ghost"
                      onClick={() => navigate(String(entry.id))}
                    >
                      <Eye />
                    </IconButton>
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
        {pagination.pageCount > 1 && (
          <Flex paddingTop={4} gap={3} justifyContent="flex-end">
            <IconButton
              label={text("properties.imports.previous")}
              disabled={page <= 1}
              onClick={() => setPage(page - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <Typography>{text("properties.imports.page", { page, pageCount: pagination.pageCount })}</Typography>
            <IconButton
              label={text("properties.imports.next")}
              disabled={page >= pagination.pageCount}
              onClick={() => setPage(page + 1)}
            >
              <ChevronRight />
            </IconButton>
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

export default function ImportsApp() {
  return (
    <Page.Protect permissions={[{ action: "plugin::properties.imports.read", subject: null }]}>
      <Routes>
        <Route index element={<ImportsPage />} />
        <Route path=":id" element={<ImportPage />} />
        <Route path="sources" element={<SourcesPage />} />
        <Route path="sources/:source" element={<SourcePage />} />
      </Routes>
    </Page.Protect>
  );
}
