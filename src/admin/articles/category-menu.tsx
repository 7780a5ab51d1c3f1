import { Button, type ButtonProps, Menu } from '@mantine/core';
import { POST_CATEGORIES } from '../../domain/articles/post-categories.ts';
import { IconCategory, IconChevronDown } from '../style/icons.ts';

interface CategoryMenuProps {
  button: ButtonProps;
  onChoose: (category: string) => void;
}

/** Gives all that are marked one category of the form's list. */
export function CategoryMenu({ button, onChoose }: CategoryMenuProps) {
  return (
    <Menu withinPortal position="bottom-start">
      <Menu.Target>
        <Button
          {...button}
          leftSection={<IconCategory size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          Kategorija
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {POST_CATEGORIES.map((category) => (
          <Menu.Item key={category} onClick={() => onChoose(category)}>
            {category}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
