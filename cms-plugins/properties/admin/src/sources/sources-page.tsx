import { Box, Flex, Link, LinkButton, Typography } from "@strapi/design-system";
import { ArrowLeft, Pencil } from "@strapi/icons";
import { Layouts, Page } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { useMessages } from "../use-messages";
import { FirstProblems, LastDelivery } from "./last-delivery";
import { useSources } from "./source-api";

const shownProblems = 3;

/** Every program that sends listings, and how its last delivery went. */
export function SourcesPage() {
  const { text } = useMessages();
  const query = useSources();
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const sources = query.answer;
  return (
    <Page.Main>
      <Page.Title>{text("properties.sources.title")}</Page.Title>
      <Layouts.Header
        title={text("properties.sources.title")}
        subtitle={text("properties.sources.subtitle")}
        navigationAction={
          <Link tag={NavLink} to="/plugins/properties" startIcon={<ArrowLeft />}>
            {text("properties.import.back")}
          </Link>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {sources.length === 0 && (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography>{text("properties.imports.empty")}</Typography>
            </Box>
          )}
          {sources.map((overview) => {
            const { source, settings } = overview;
            return (
              <Box
                key={source}
                tag="section"
                aria-label={settings.title || source}
                background="neutral0"
                padding={6}
                hasRadius
                shadow="tableShadow"
              >
                <Flex direction="column" alignItems="stretch" gap={4}>
                  <Flex justifyContent="space-between" gap={3} wrap="wrap">
                    <Typography variant="delta" tag="h2">
                      {settings.title === "" ? source : `${settings.title} (${source})`}
                    </Typography>
                    <LinkButton
                      tag={NavLink}
                      to={`/plugins/properties/sources/${encodeURIComponent(source)}`}
                      variant="secondary"
                      startIcon={<Pencil />}
                    >
                      {text("properties.sources.open", { source: settings.title || source })}
                    </LinkButton>
                  </Flex>
                  <LastDelivery overview={overview} />
                  <FirstProblems overview={overview} most={shownProblems} />
                </Flex>
              </Box>
            );
          })}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
