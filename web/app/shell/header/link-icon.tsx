import { Bell, CalendarDays, Clock, House, KeyRound, Mail, MapPin, Phone, Search, User } from "lucide-react";

/** The icons staff can choose for a top-bar item. */
const icons = {
  bell: Bell,
  calendar: CalendarDays,
  clock: Clock,
  home: House,
  key: KeyRound,
  mail: Mail,
  email: Mail,
  envelope: Mail,
  map: MapPin,
  "map-pin": MapPin,
  phone: Phone,
  search: Search,
  user: User,
} as const;

const isIcon = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

/** The colour staff chose tints the icon alone, so that no choice makes the text unreadable. */
export function LinkIcon({ name, color }: { name: string; color: string }) {
  if (!isIcon(name)) return null;
  const Icon = icons[name];
  return <Icon aria-hidden="true" color={/^#[0-9a-f]{3,8}$/i.test(color) ? color : undefined} />;
}
