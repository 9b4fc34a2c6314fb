import { NewsNotice } from '../ui/lists/news-notice.tsx';
import { useNewArticles } from './use-new-articles.ts';

interface ArticleNewsProps {
  refetch: () => Promise<unknown>;
  /** Brings the list into view, before what is new is put into it. */
  onShow: () => void;
}

/** Updates a list of published articles while it is read, and announces new ones. */
export default function ArticleNews({ refetch, onShow }: ArticleNewsProps) {
  const { notice, show } = useNewArticles(refetch);
  return (
    <NewsNotice
      text={notice}
      onShow={() => {
        onShow();
        void show();
      }}
    />
  );
}
