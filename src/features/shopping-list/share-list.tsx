import { Link2, MessageSquareText, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from 'urql';
import {
  ShoppingScreen_CreateLinkDocument,
  ShoppingScreen_EndLinkDocument,
} from '../../contract/documents.generated.ts';
import { formatMoment } from '../../language/dates.ts';
import { fill, food } from '../../language/words.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import sheetStyles from '../../ui/sheet-form.module.css';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { NeedsConnection } from '../sync-status/needs-connection.tsx';
import { listText } from './list-text.ts';
import type { ShoppingList } from './shopping-list.ts';
import { shoppingLinkQuestion } from './shopping-list.question.ts';
import { shoppingText } from './shopping.text.ts';
import { useSending } from './use-sending.ts';

/** Two ways of giving the list to who goes to the shop: as it is now, or as it stands whenever they look. */
export function ShareList({ list }: { list: ShoppingList }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={Share2} onClick={() => setIsOpen(true)}>
        {shoppingText.share}
      </Button>
      {isOpen && (
        <Sheet isOpen title={shoppingText.share} onClose={() => setIsOpen(false)}>
          <div className={sheetStyles.form}>
            <TextPart list={list} />
            <LinkPart />
          </div>
        </Sheet>
      )}
    </>
  );
}

function TextPart({ list }: { list: ShoppingList }) {
  const send = useSending(shoppingText.copied);
  return (
    <section className={sheetStyles.group}>
      <h3>{shoppingText.asText}</h3>
      <p>{shoppingText.asTextInfo}</p>
      <div>
        <Button
          variant="secondary"
          icon={MessageSquareText}
          onClick={() => void send({ text: listText(list) })}
        >
          {shoppingText.sendText}
        </Button>
      </div>
    </section>
  );
}

interface Link {
  url: string;
  endsAt: string;
}

function LinkPart() {
  const { answer } = useQuestion(shoppingLinkQuestion);
  const [{ fetching: isCreating, error: notCreated }, create] = useMutation(
    ShoppingScreen_CreateLinkDocument,
  );
  const [{ fetching: isEnding, error: notEnded }, end] = useMutation(ShoppingScreen_EndLinkDocument);
  /** What she did here since it was read; null once she ended it. */
  const [changed, setChanged] = useState<Link | null>();
  const link = changed === undefined ? answer?.link : changed;
  const buttons = useFocusKept();
  const createLink = async () => {
    const { data } = await create({});
    if (data?.createShoppingLink) setChanged(data.createShoppingLink);
  };
  const endLink = async () => {
    const { data } = await end({});
    if (data?.endShoppingLink) setChanged(null);
  };
  return (
    <section className={sheetStyles.group}>
      <h3>{shoppingText.asLink}</h3>
      <p>{shoppingText.asLinkInfo}</p>
      <NeedsConnection />
      <div ref={buttons} className={sheetStyles.group}>
        {link ? (
          <LinkThatRuns link={link} isEnding={isEnding} onEnd={() => void endLink()} />
        ) : (
          <div>
            <Button variant="secondary" icon={Link2} isBusy={isCreating} onClick={() => void createLink()}>
              {shoppingText.createLink}
            </Button>
          </div>
        )}
      </div>
      <output>
        {changed && shoppingText.linkCreated}
        {changed === null && shoppingText.linkEnded}
      </output>
      {(notCreated ?? notEnded) && (
        <Notice kind="danger" isAnnounced>
          {shoppingText.linkFailed}
        </Notice>
      )}
    </section>
  );
}

function LinkThatRuns({ link, isEnding, onEnd }: { link: Link; isEnding: boolean; onEnd: () => void }) {
  const send = useSending(shoppingText.linkCopied);
  return (
    <>
      <p>{fill(shoppingText.linkEnds, { moment: formatMoment(link.endsAt, 'terminative') })}</p>
      <div>
        <Button
          variant="secondary"
          icon={Link2}
          onClick={() => void send({ title: food.shoppingList, url: link.url })}
        >
          {shoppingText.sendLink}
        </Button>
        <Button variant="quiet" isBusy={isEnding} onClick={onEnd}>
          {shoppingText.endLink}
        </Button>
      </div>
    </>
  );
}
