import { useState } from 'react';
import * as kit from '../../src/index.ts';

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'bottom'>();
  const [toasts, setToasts] = useState<number[]>([]);
  const close = () => setOpen(undefined);
  return (
    <kit.PageSection>
      <kit.Inline>
        <kit.Button onClick={() => setOpen('dialog')}>Open dialog</kit.Button>
        <kit.Button onClick={() => setOpen('sheet')}>Open sheet</kit.Button>
        <kit.Button onClick={() => setOpen('bottom')}>Open bottom sheet</kit.Button>
        <kit.Button onClick={() => setToasts([...toasts, toasts.length])}>Add toast</kit.Button>
        <kit.Menu
          label="Ngôn ngữ"
          renderTrigger={(props) => (
            <kit.Button {...props} tone="neutral" look="soft" iconEnd={<kit.ChevronDownIcon size="s" />}>
              Open menu
            </kit.Button>
          )}
        >
          <kit.MenuItem isChecked icon={<kit.Flag country="VN" />} onSelect={() => {}}>
            Tiếng Việt
          </kit.MenuItem>
          <kit.MenuItem isChecked={false} icon={<kit.Flag country="GB" />} onSelect={() => {}}>
            English
          </kit.MenuItem>
          <kit.MenuItem href="#me" icon={<kit.UserIcon />}>
            Cá nhân
          </kit.MenuItem>
          <kit.MenuItem tone="critical" icon={<kit.LogoutIcon />} onSelect={() => {}}>
            Đăng xuất
          </kit.MenuItem>
        </kit.Menu>
        <kit.Popover
          label="Xổ số"
          align="end"
          isSheetOnPhone
          renderTrigger={(props) => (
            <kit.Button {...props} tone="neutral" look="soft">
              Open popover
            </kit.Button>
          )}
        >
          <kit.Stack gap="x2">
            <b>T2</b>
            <kit.TextLink href="#a" look="quiet">
              TP.HCM
            </kit.TextLink>
            <kit.TextLink href="#b" look="quiet">
              Đồng Tháp
            </kit.TextLink>
          </kit.Stack>
        </kit.Popover>
        <kit.Tooltip text="Tỷ lệ hoàn trả lý thuyết cho người chơi">
          {(props) => <kit.IconButton {...props} title={undefined} label="RTP" icon={<kit.InfoIcon />} />}
        </kit.Tooltip>
      </kit.Inline>
      <kit.Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Xác nhận đăng xuất"
        description="Phiên chơi của bạn sẽ kết thúc trên thiết bị này."
        closeLabel="Đóng"
        size="s"
        footer={
          <>
            <kit.Button tone="neutral" look="soft" onClick={close}>
              Ở lại
            </kit.Button>
            <kit.Button onClick={close}>Đăng xuất</kit.Button>
          </>
        }
      >
        <kit.TextField label="Ghi chú" />
      </kit.Dialog>
      <kit.Sheet isOpen={open === 'sheet'} onClose={close} title="Danh mục" closeLabel="Đóng">
        <kit.Stack gap="x1">
          {['Casino trực tiếp', 'Slot', 'Thể thao', 'Xổ số'].map((name) => (
            <kit.TextLink key={name} look="quiet" tone="neutral" href="#c">
              {name}
            </kit.TextLink>
          ))}
        </kit.Stack>
      </kit.Sheet>
      <kit.Sheet isOpen={open === 'bottom'} onClose={close} side="bottom" title="Bộ lọc" closeLabel="Đóng">
        <kit.Text>Nội dung</kit.Text>
      </kit.Sheet>
      <kit.ToastRegion label="Thông báo">
        {toasts.map((id) => (
          <kit.Toast
            key={id}
            tone={id % 2 ? 'critical' : 'positive'}
            dismiss={{ label: 'Đóng', onDismiss: () => setToasts(toasts.filter((each) => each !== id)) }}
          >
            Đã lưu thay đổi {id}
          </kit.Toast>
        ))}
      </kit.ToastRegion>
    </kit.PageSection>
  );
}
