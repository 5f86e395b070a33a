import { Link2, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from 'urql';
import {
  ShoppingScreen_CreateLinkDocument,
  ShoppingScreen_EndLinkDocument,
} from '../../../../contract/documents.generated.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatMoment } from '../../../language/dates.ts';
import { actions, apiErrors, fill, food } from '../../../language/words.ts';
import { codeOf } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetStyles from '../../../ui/sheet-form.module.css';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { useSending } from '../../../ui/use-sending.tsx';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { listText } from './list-text.ts';
import type { ShoppingList } from './shopping-list.ts';
import { shoppingLinkQuestion } from './shopping-list.question.ts';
import { shoppingText } from './shopping.text.ts';

interface ShareSheetProps {
  list: ShoppingList;
  onClose: () => void;
}

/** Two ways of giving the list to a helper who goes to the shop: as it is now, or as it is whenever they look. */
export function ShareSheet({ list, onClose }: ShareSheetProps) {
  const isMember = useMember() !== undefined;
  return (
    <Sheet isOpen title={shoppingText.share} onClose={onClose}>
      <div className={sheetStyles.form}>
        {list.open.length > 0 && <TextPart list={list} />}
        <section className={sheetStyles.group}>
          <h3>{shoppingText.asLink}</h3>
          <p>{shoppingText.asLinkInfo}</p>
          {isMember ? <LinkPart /> : <SignInPart />}
        </section>
      </div>
    </Sheet>
  );
}

/** True if a link is open that she can end, although nothing is left to share. */
export function useIsLinked(isToBuy: boolean): boolean {
  const isMember = useMember() !== undefined;
  const { answer } = useQuestion(isMember && !isToBuy && shoppingLinkQuestion);
  return answer?.link != null;
}

function TextPart({ list }: { list: ShoppingList }) {
  const { send, byHand } = useSending(shoppingText.copied);
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
      {byHand}
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
  /** Her change here since it was read; null once she ended it. */
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
  const failure = notCreated ?? notEnded;
  return (
    <>
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
      {failure && (
        <Notice kind="danger" isAnnounced>
          {failure.networkError ? shoppingText.linkFailed : apiErrors[codeOf(failure)]}
        </Notice>
      )}
    </>
  );
}

function SignInPart() {
  return (
    <Notice action={<LinkButton to={paths.login.to()}>{actions.signIn}</LinkButton>}>
      {shoppingText.linkNeedsSignIn}
    </Notice>
  );
}

function LinkThatRuns({ link, isEnding, onEnd }: { link: Link; isEnding: boolean; onEnd: () => void }) {
  const { send, byHand } = useSending(shoppingText.linkCopied);
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
      {byHand}
    </>
  );
}
