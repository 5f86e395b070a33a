import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { nav } from '../language/words.ts';
import { useShopAddress } from './shop-address.ts';

interface ShopItemProps {
  className?: string | undefined;
  iconSize: number;
}

/** A list item that links to the external shop; nothing if there is none. */
export function ShopItem({ className, iconSize }: ShopItemProps) {
  const shop = useShopAddress();
  const noteId = useId();
  if (shop === undefined) return null;
  return (
    <li>
      <a href={shop} className={className} target="_blank" rel="noopener" aria-describedby={noteId}>
        <ExternalLink size={iconSize} aria-hidden="true" />
        <span>{nav['Epood (väline link)']}</span>
      </a>
      <span id={noteId} hidden>
        Avaneb uues aknas
      </span>
    </li>
  );
}
