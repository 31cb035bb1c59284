import { Flex, IconButton, Typography } from "@strapi/design-system";
import { ChevronLeft, ChevronRight } from "@strapi/icons";
import { useScreenWords } from "./use-screen-words.js";

interface PageTurnerProps {
  page: number;
  pageCount: number;
  turn: (to: number) => void;
}

/** From page to page of a list; nothing where there is one. */
export function PageTurner({ page, pageCount, turn }: PageTurnerProps) {
  const words = useScreenWords();
  if (pageCount <= 1) return null;
  return (
    <Flex paddingTop={4} gap={3} justifyContent="flex-end">
      <IconButton label={words.previous} disabled={page <= 1} onClick={() => turn(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <Typography>{words.page(page, pageCount)}</Typography>
      <IconButton label={words.next} disabled={page >= pageCount} onClick={() => turn(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Flex>
  );
}
