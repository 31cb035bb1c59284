import { Box, Flex, Modal, Typography } from "@strapi/design-system";
import { styled } from "styled-components";
import { usePageBuilderMessages } from "../messages/page-builder/use-page-builder-messages";
import { moduleTemplates, type ModuleTemplate, type TemplateName } from "./module-templates";
import { ViewIcon } from "./view-icon";

const Card = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.spaces[3]};
  width: 100%;
  height: 100%;
  padding: ${({ theme }) => theme.spaces[4]};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  text-align: left;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
`;

/** Beside each other as many as fit. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: ${({ theme }) => theme.spaces[3]};
`;

/** What a page may be built of, by looking. */
export function ModuleGallery({ choose }: { choose: (start: ModuleTemplate & { name: TemplateName }) => void }) {
  const { text } = usePageBuilderMessages();
  return (
    <Modal.Body>
      <Box paddingBottom={5}>
        <Typography textColor="neutral600">{text("gevel.pageBuilder.gallery.help")}</Typography>
      </Box>
      <Grid>
        {moduleTemplates.map((start) => (
          <li key={start.name}>
            <Card type="button" onClick={() => choose(start)}>
              <ViewIcon
                view={start.view}
                start={start.name}
                kinds={start.content ? [start.content.kind] : []}
                scale={1.8}
              />
              <Flex tag="span" direction="column" alignItems="flex-start" gap={1}>
                <Typography tag="span" variant="delta" textColor="neutral800">
                  {text(`gevel.pageBuilder.start.${start.name}`)}
                </Typography>
                <Typography tag="span" variant="pi" textColor="neutral600">
                  {text(`gevel.pageBuilder.start.${start.name}.help`)}
                </Typography>
              </Flex>
            </Card>
          </li>
        ))}
      </Grid>
    </Modal.Body>
  );
}
