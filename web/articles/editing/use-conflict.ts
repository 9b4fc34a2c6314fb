import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import type { ArticleFormValues } from '../../../schema/articles/article-form.ts';
import type { ArticleForm_ArticleFragment } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toastFailure } from './toast-failure.ts';
import { valuesOf } from './form-values.ts';
import { EDITED_ARTICLE } from './operations.ts';
import { newDraftId, storeDraft } from './stored-draft.ts';
import type { useArticleForm } from './use-article-form.ts';

/** Another admin saved the article after this editor opened it. */
export interface Conflict {
  readonly savedBy: string | null;
  readonly theirs: ArticleForm_ArticleFragment;
}

/** The text that was not chosen when two met. It lies among the unsaved drafts of this device. */
export interface SetAside {
  readonly whose: 'mine' | 'theirs';
  readonly draftId: string;
}

/** The conflict when another admin has saved since the editor was opened, and the ways out of it. */
export function useConflict(
  text: ReturnType<typeof useArticleForm>,
  stored: ArticleForm_ArticleFragment | null,
  setStored: (article: ArticleForm_ArticleFragment) => void,
) {
  const client = useApolloClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [setAside, setSetAside] = useState<SetAside | null>(null);

  async function readStored(id: number) {
    const { data } = await client.query({
      query: EDITED_ARTICLE,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.article;
  }

  /** Reads what the other admin saved, so that one can choose. */
  async function meet(id: number, savedBy: string | null) {
    const theirs = await readStored(id);
    if (theirs) setConflict({ savedBy, theirs });
  }

  /** Shows what another window has saved; nothing was typed here since. */
  async function load(id: number) {
    const theirs = await readStored(id);
    if (theirs) show(theirs);
  }

  function show(theirs: ArticleForm_ArticleFragment) {
    text.show(theirs);
    setStored(theirs);
  }

  /** Does it, and says so where that fails. */
  const trying = (act: Promise<void>) =>
    void act.catch((error: unknown) =>
      toastFailure(messageOf(error, 'We couldn’t load the article.')),
    );

  function putAside(whose: SetAside['whose'], values: ArticleFormValues) {
    const draftId = newDraftId();
    storeDraft(draftId, { values, version: null, keptAt: new Date().toISOString() });
    setSetAside({ whose, draftId });
  }

  return {
    conflict,
    setAside,
    meet,
    settle: () => setConflict(null),
    loadNewest: () => stored && trying(load(stored.id)),
    compare: (savedBy: string | null) => stored && trying(meet(stored.id, savedBy)),
    /** The form keeps its text, and the next save puts it in place of theirs. */
    keepMine() {
      if (!conflict) return;
      putAside('theirs', valuesOf(conflict.theirs));
      text.rebase(conflict.theirs);
      setStored(conflict.theirs);
      setConflict(null);
    },
    /** The form shows what they saved. */
    takeTheirs() {
      if (!conflict) return;
      putAside('mine', text.form.getValues());
      show(conflict.theirs);
      setConflict(null);
    },
  };
}

/** Who saved since (null: unknown); undefined when the error is another one. */
export function conflictIn(error: unknown): string | null | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const found = error.errors.find(({ extensions }) => extensions?.code === 'CONFLICT');
  if (!found) return undefined;
  const { conflict } = Object(found.extensions) as { conflict?: { savedBy?: string | null } };
  return conflict ? (conflict.savedBy ?? null) : undefined;
}
