import { Flex, IconButton, Typography } from "@strapi/design-system";
import { ChevronLeft, ChevronRight } from "@strapi/icons";
import { useComponentMessages } from "./use-component-messages.js";

interface PaginationProps {
  page: number;
  pageCount: number;
  setPage: (to: number) => void;
}

/** From page to page of a list; nothing where there is one. */
export function Pagination({ page, pageCount, setPage }: PaginationProps) {
  const messages = useComponentMessages();
  if (pageCount <= 1) return null;
  return (
    <Flex paddingTop={4} gap={3} justifyContent="flex-end">
      <IconButton label={messages.previous} disabled={page <= 1} onClick={() => setPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <Typography>{messages.page(page, pageCount)}</Typography>
      <IconButton label={messages.next} disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Flex>
  );
}
