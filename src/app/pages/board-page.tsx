import { BoardScreen } from '@/features/board/components/board-screen';

export function BoardPage() {
  return <BoardScreen />;
}
