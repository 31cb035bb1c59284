import { languages } from "@gevel/config";
import { Badge, Box, Flex, IconButton, Typography } from "@strapi/design-system";
import { Pencil } from "@strapi/icons";
import { useState, type KeyboardEvent } from "react";
import { useMessages } from "../../use-messages";
import { useActiveLanguage } from "../localized/active-language";
import { RowActions } from "../row-actions";
import { textsOf, type MediaItem } from "./item-list";
import { Thumbnail } from "./thumbnail";

interface PictureTileProps {
  picture: MediaItem;
  position: number;
  count: number;
  isOpen: boolean;
  isDragged: boolean;
  disabled?: boolean;
  onOpen: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: () => void;
}

/** One picture of the grid: dragged by hand, moved by its buttons or by the arrow keys on it. */
export function PictureTile(props: PictureTileProps) {
  const { picture, position, count, isOpen, isDragged, disabled, onOpen, onMove, onRemove } = props;
  const { text } = useMessages();
  const [language] = useActiveLanguage();
  const [isOver, setOver] = useState(false);
  const alt = textsOf(picture, "alt");
  const lacking = languages.filter((code) => !alt[code]?.trim());
  const number = position + 1;

  const keys = (event: KeyboardEvent) => {
    if (disabled || !event.altKey) return;
    const to = { ArrowLeft: position - 1, ArrowUp: position - 1, ArrowRight: position + 1, ArrowDown: position + 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };

  return (
    <Box
      width="100%"
      hasRadius
      borderColor={isOpen || (isOver && !isDragged) ? "primary600" : "neutral200"}
      background="neutral0"
      overflow="hidden"
      draggable={!disabled}
      onDragStart={props.onDragStart}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        props.onDrop();
      }}
      onKeyDown={keys}
      style={{ opacity: isDragged ? 0.4 : 1, cursor: disabled ? "default" : "grab" }}
    >
      <Box style={{ position: "relative" }}>
        <Thumbnail url={picture.url} alt={alt[language] ?? text("properties.media.picture", { number })} />
        {lacking.length > 0 && (
          <Box style={{ position: "absolute", insetInlineStart: "0.4rem", bottom: "0.4rem", whiteSpace: "nowrap" }}>
            <Badge size="S" textColor="warning700" backgroundColor="warning100" title={text("properties.media.noAlt")}>
              alt {lacking.join(" ")}
            </Badge>
          </Box>
        )}
      </Box>
      <Flex justifyContent="space-between" padding={1} paddingLeft={2}>
        <Typography variant="pi" fontWeight="bold">
          {number}
        </Typography>
        <RowActions
          labels={{
            back: text("properties.media.earlier", { number }),
            on: text("properties.media.later", { number }),
            remove: text("properties.media.remove", { number }),
          }}
          number={number}
          count={count}
          disabled={disabled}
          sideways
          onMove={(by) => onMove(position + by)}
          onRemove={onRemove}
        >
          <IconButton
            variant="ghost"
            size="S"
            label={text("properties.media.edit", { number })}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            <Pencil />
          </IconButton>
        </RowActions>
      </Flex>
    </Box>
  );
}
